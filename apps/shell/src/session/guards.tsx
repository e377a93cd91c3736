import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathAfterSignIn, signInPath } from './return-path.ts';
import { useSessionStore, useSignedIn } from './session-provider.tsx';

/** Pages for the signed in; anyone else is led to sign in, and then back, but for whoever has just left. */
export function RequireSession() {
  const { pathname, search, hash } = useLocation();
  const session = useSessionStore();
  if (useSignedIn()) return <Outlet />;
  const path = session.ending() === 'left' ? '/home' : pathname + search + hash;
  return <Navigate to={signInPath(path)} replace />;
}

/** The sign-in page; whoever is signed in is led on. */
export function RequireNoSession() {
  const location = useLocation();
  return useSignedIn() ? <Navigate to={pathAfterSignIn(location.search)} replace /> : <Outlet />;
}
