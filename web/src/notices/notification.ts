/** Messages that the browser shows outside of the page, once somebody has asked for them. */

/** Whether this browser has them at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Ask for leave, and tell whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Show a message; a newer one takes its place, and a click on it leads back here. */
export function notify(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, icon: '/icons/192.png', tag: 'turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only a service worker do this: there, title, icon and sound must do.
  }
}
