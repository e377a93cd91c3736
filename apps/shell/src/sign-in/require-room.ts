import type { Language } from '@tawseel/i18n';

const key = 'room-for-session';

/** More characters than a session has: its token, the announced additions and the company. */
const session = 'x'.repeat(4_000);

/**
 * Call before credentials are sent: a session that cannot be stored would remain on the server without its browser.
 *
 * @throws Error that says, in the person's language, what to do if the browser's storage for this site is full
 */
export async function requireRoom(language: Language): Promise<void> {
  try {
    localStorage.setItem(key, session);
    localStorage.removeItem(key);
  } catch {
    const { noRoom } = await import(/* webpackChunkName: "recovery" */ '../words/no-room.ts');
    throw new Error(noRoom[language]);
  }
}
