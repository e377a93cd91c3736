import type { Language } from '@tawseel/i18n';

/**
 * Call before credentials are sent: a session that cannot be stored would remain on the server without its browser.
 *
 * @throws Error that says, in the person's language, what to do if the browser's storage for this site is full
 */
export function requireRoom(language: Language): Promise<void> | undefined {
  try {
    // More characters than a session has: its token, the announced additions and the company.
    localStorage.setItem('room', ' '.repeat(4_000));
    localStorage.removeItem('room');
    return undefined;
  } catch {
    return import(/* webpackChunkName: "recovery" */ '../words/no-room.ts').then(({ noRoom }) => {
      throw new Error(noRoom[language]);
    });
  }
}
