import { retryNewestShell } from '@tawseel/federation/shell-start';
import { Suspense } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { optional } from './optional.ts';

const PreviousNote = optional(() =>
  import('../page-loader/fallback-notice.tsx').then(({ FallbackNotice }) => FallbackNotice),
);

/** Tells the user that the previous release of the shell is running, because the newest did not start. */
export function FailedShellNote() {
  const { failedShell } = useConsole();
  if (failedShell === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PreviousNote of="shell" reload={retryNewestShell} />
    </Suspense>
  );
}
