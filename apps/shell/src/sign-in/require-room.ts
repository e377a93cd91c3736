/**
 * Call before credentials are sent: a session that cannot be stored would remain on the server without its browser.
 *
 * @throws Error that says what to do if the browser's storage for this site is full
 */
export function requireRoom(): Promise<void> | undefined {
  try {
    // More characters than a session has: its token, the announced additions and the company.
    localStorage.setItem('room', ' '.repeat(4_000));
    localStorage.removeItem('room');
    return undefined;
  } catch {
    return import(/* webpackChunkName: "recovery" */ './no-room.ts').then(({ refuse }) => refuse());
  }
}
