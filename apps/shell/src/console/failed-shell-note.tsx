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
    // Without it there is no note, and nothing else is the worse for it.
    return { default: () => null };
  }
}

// Seldom needed, so on its own.
const PreviousNote = lazy(loadNote);

/** Says that this shell is the one before, because the newest did not start; nothing where it did. */
export function FailedShellNote() {
  const { failedShell } = useConsole();
  if (failedShell === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PreviousNote of="shell" reload={retryNewestShell} />
    </Suspense>
  );
}
