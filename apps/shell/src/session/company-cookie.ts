import type { SessionStore } from './session-store.ts';

/** Lifetime of the cookie in seconds: a year. */
const maxAge = 31_536_000;

function write(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `tawseel-company=${value}; path=/; samesite=lax; max-age=${age}${secure}`;
}

/**
 * Stores the signed-in company's ID in a cookie, which the gateway uses only to choose releases: a canary may be
 * limited to some companies.
 */
export function syncCompanyCookie(session: SessionStore): void {
  const keep = () => {
    const company = session.company();
    if (company) write(encodeURIComponent(company), maxAge);
    else write('', 0);
  };
  keep();
  session.subscribe(keep);
}
