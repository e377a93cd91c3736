import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../session/session-context.tsx';
import { Navigation } from './navigation.tsx';

/** The screens of a driver who has signed in. They stay usable when the session has ended: reports wait on the device. */
export function SignedIn() {
  const { profile } = useSession();
  if (!profile) return <Navigate to="/sign-in" replace />;
  return (
    <>
      <Outlet />
      <Navigation />
    </>
  );
}
