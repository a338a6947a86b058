/** The address of the page, as a store. */
import { type Route, routeOf } from './routes';

class Router {
  route: Route = $state.raw(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)));
  }
}

export const router = new Router();

/** Go to another page; with `quietly` the one before is not in the history. */
export function go(hash: string, quietly = false): void {
  if (quietly) location.replace(hash);
  else location.hash = hash;
}
