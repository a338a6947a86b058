/** What jsdom lacks and the client needs. */
const nothing = (): void => undefined;

globalThis.ResizeObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
