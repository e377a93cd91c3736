import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathAfterSignIn, signInPath } from './return-path.ts';
import { useSignedIn } from './session-provider.tsx';

/** Pages for the signed in; anyone else is led to sign in, and then back. */
export function RequireSession() {
  const location = useLocation();
  if (useSignedIn()) return <Outlet />;
  return <Navigate to={signInPath(location.pathname + location.search)} replace />;
}

/** The sign-in page; whoever is signed in is led on. */
export function RequireNoSession() {
  const location = useLocation();
  return useSignedIn() ? <Navigate to={pathAfterSignIn(location.search)} replace /> : <Outlet />;
}
