import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

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

async function loadNewVersion(): Promise<{ default: ComponentType }> {
  try {
    const { NewVersion } = await import(/* webpackChunkName: "new-version" */ './new-version.tsx');
    return { default: NewVersion };
  } catch {
    // A failed load hides only the notice.
    return { default: () => null };
  }
}

const NewVersion = lazy(loadNewVersion);

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
