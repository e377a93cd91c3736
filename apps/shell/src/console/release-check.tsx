import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** How often a visible page looks for a new version, in milliseconds. */
const checkInterval = 300_000;

/** Calls `check` when the page becomes visible again, and now and then while it is. @returns Stops calling. */
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
    // Without it there is no notice, and nothing else is the worse for it.
    return { default: () => null };
  }
}

const NewVersion = lazy(loadNewVersion);

/** Offers a new version of what is open. What looks for it is fetched when the first look is due, minutes after the start. */
export function ReleaseCheck() {
  const [isDue, setDue] = useState(false);
  useEffect(() => (isDue ? undefined : whileVisible(() => setDue(true))), [isDue]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion />
    </Suspense>
  );
}
