import { retryNewestShell } from '@tawseel/federation/shell-start';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FallbackNoticeProps } from '../page-loader/fallback-notice.tsx';
import { useConsole } from '../context/console-context.tsx';

async function loadNote(): Promise<{ default: ComponentType<FallbackNoticeProps> }> {
  try {
    const { FallbackNotice } = await import(
      /* webpackChunkName: "recovery" */ '../page-loader/fallback-notice.tsx'
    );
    return { default: FallbackNotice };
  } catch {
    // A failed load hides only the notice.
    return { default: () => null };
  }
}

// A separate chunk, because few page loads need it.
const PreviousNote = lazy(loadNote);

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
