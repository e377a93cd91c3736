import { Boundary, LeaveGuard } from '@tawseel/ui';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { StartFailure } from './start-failure.tsx';

function Failure({ error }: { error: unknown }) {
  const { language } = useConsole();
  useEffect(() => reportError(error), [error]);
  return <StartFailure language={language} />;
}

/**
 * Replaces the whole console when the frame around the pages fails to render. The error counts as uncaught: before
 * the shell has started it makes the page use the previous release, afterwards it is only reported.
 */
export function ConsoleBoundary() {
  return (
    <Boundary renderFailure={(error) => <Failure error={error} />} resetKey={useLocation()}>
      <Outlet />
      <LeaveGuard />
    </Boundary>
  );
}
