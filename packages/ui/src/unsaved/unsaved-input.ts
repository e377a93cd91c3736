/** Each tells whether a form on the page has unsaved input. */
const checks = new Set<() => boolean>();

function askBeforeUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedInput()) event.preventDefault();
}

/** Registers a form: while `isUnsaved` returns true, the browser asks before it closes the page. Returns the removal. */
export function registerUnsavedInput(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  window.addEventListener('beforeunload', askBeforeUnload);
  return () => {
    checks.delete(isUnsaved);
    // A listener alone would keep the page out of the browser's back/forward cache.
    if (checks.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Whether closing the page would lose input of a registered form. */
export function hasUnsavedInput(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Forgets the registered forms, so that the browser does not ask a second time. */
export function discardUnsavedInput(): void {
  checks.clear();
}
