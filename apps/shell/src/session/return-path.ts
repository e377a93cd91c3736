/** Address of the sign-in page that returns to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' || path === '/home' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
}

/** Destination after signing in: the requested page if it belongs to this site, otherwise home. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const { origin } = window.location;
  // Parsed as a browser does: `//host`, `/\host` and `/<tab>/host` are addresses of other sites.
  const url = next.startsWith('/') && URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//') && url.pathname !== '/login';
  return url && isOwn ? url.pathname + url.search + url.hash : '/home';
}
