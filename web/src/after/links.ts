/** Links of this client and to it, as the server writes them: what matters stands after `#`. */

/** Go to a link of this server without leaving the page. */
export function openLink(link: string): void {
  location.hash = new URL(link, location.href).hash;
}

/** Hand a text to the user as a file. */
export function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
