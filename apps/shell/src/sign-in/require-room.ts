/**
 * Call before credentials are sent: a session that cannot be stored would remain on the server without its browser.
 *
 * @throws Error if the storage of the browser is full; its message tells the person what to do
 */
export async function requireRoom(): Promise<void> {
  try {
    // More characters than a session has: its token, the announced additions and the company.
    localStorage.setItem('room', ' '.repeat(4_000));
    localStorage.removeItem('room');
  } catch {
    const { refuse } = await import('./no-room.ts');
    refuse();
  }
}
