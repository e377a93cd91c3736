import { lazy, Suspense, useEffect, useState } from 'react';

/** Interval in milliseconds between version checks of a visible page. */
const checkInterval = 300_000;

/**
 * Calls `check` when the page becomes visible and at intervals while it is visible. @returns Function that stops the
 * calls.
 */
export function whileVisible(check: () => void): () => void {
  const checkVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', checkVisible);
  const timer = setInterval(checkVisible, checkInterval);
  return () => {
    document.removeEventListener('visibilitychange', checkVisible);
    clearInterval(timer);
  };
}

// The console works without the check.
const NewVersion = lazy(() =>
  import('./new-version.tsx').then(
    ({ NewVersion: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);

/**
 * Offers new versions of the open features. The code of the check is fetched when the first check is due, minutes
 * after the start.
 */
export function ReleaseCheck() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => (isDue ? undefined : whileVisible(() => setIsDue(true))), [isDue]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion />
    </Suspense>
  );
}
