import { retryNewestShell } from '@tawseel/federation/shell-start';
import { lazy, Suspense, type ComponentType } from 'react';
import { useConsole } from '../context/console-context.tsx';
import type { FallbackNoticeProps } from '../page-loader/fallback-notice.tsx';

// The console works without the notice.
const PreviousNote = lazy<ComponentType<FallbackNoticeProps>>(() =>
  import('../page-loader/fallback-notice.tsx').then(
    ({ FallbackNotice }) => ({ default: FallbackNotice }),
    () => ({ default: () => null }),
  ),
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
