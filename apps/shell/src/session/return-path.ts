/** Address of the sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' || path === '/home' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
}

/** Where to go after signing in: the page asked for before, if it is one of this site; else home. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const { origin } = window.location;
  // Read as a browser reads it: `//host`, `/\host` and `/<tab>/host` are addresses of other sites.
  const url = next.startsWith('/') && URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//') && url.pathname !== '/login';
  return url && isOwn ? url.pathname + url.search + url.hash : '/home';
}
