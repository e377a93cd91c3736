import { Boundary } from '@tawseel/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';

/** Contains the errors of a page; a navigation, also to the same address, shows the page again. */
export function PageBoundary() {
  return (
    <Boundary renderFailure={(error) => <PageFailure error={error} />} resetKey={useLocation()}>
      <Outlet />
    </Boundary>
  );
}
