import { Boundary } from '@tawseel/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/session-context.tsx';
import { FailurePage } from './failure-page.tsx';
import { Navigation } from './navigation.tsx';

/** The screens of a driver who has signed in. They stay usable when the session has ended: reports wait on the device. */
export function SignedIn() {
  const { pathname } = useLocation();
  const { profile } = useSession();
  if (!profile) return <Navigate to="/sign-in" replace />;
  return (
    <>
      <Boundary resetKey={pathname} renderFailure={() => <FailurePage />}>
        <Suspense fallback={<main aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </Boundary>
      <Navigation />
    </>
  );
}
