/**
 * Call before credentials are sent: a session that cannot be stored would remain on the server without its browser.
 *
 * @throws Error that says what to do if the browser's storage for this site is full
 */
export async function requireRoom(): Promise<void> {
  try {
    // More characters than a session has: its token, the announced additions and the company.
    localStorage.setItem('room', ' '.repeat(4_000));
    localStorage.removeItem('room');
  } catch {
    const { refuse } = await import(/* webpackChunkName: "recovery" */ './no-room.ts');
    refuse();
  }
}
