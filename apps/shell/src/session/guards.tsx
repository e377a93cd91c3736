import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathAfterSignIn, signInPath } from './return-path.ts';
import { useSessionStore, useSignedIn } from './session-provider.tsx';

/** Pages that require a session. Other visitors sign in first and return, except directly after signing out. */
export function RequireSession() {
  const { pathname, search, hash } = useLocation();
  const session = useSessionStore();
  if (useSignedIn()) return <Outlet />;
  const path = session.ending() === 'left' ? '/home' : pathname + search + hash;
  return <Navigate to={signInPath(path)} replace />;
}

/** The sign-in page; redirects signed-in users. */
export function RequireNoSession() {
  const location = useLocation();
  return useSignedIn() ? <Navigate to={pathAfterSignIn(location.search)} replace /> : <Outlet />;
}
