import { readAccount } from '@tawseel/api-client/session';
import type { SessionStore } from './session-store.ts';

/** How long it is kept, in seconds: a year. */
const maxAge = 31_536_000;

function write(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `tawseel-company=${value}; path=/; samesite=lax; max-age=${age}${secure}`;
}

/**
 * Keeps the ID of the company that is signed in where the gateway sees it, for nothing but the choice of the releases
 * that a page is made from: some are for some companies first.
 */
export function syncCompanyCookie(session: SessionStore): void {
  const keep = () => {
    const company = readAccount(session.read() ?? '')?.companyId;
    if (company) write(encodeURIComponent(company), maxAge);
    else write('', 0);
  };
  keep();
  session.subscribe(keep);
}
