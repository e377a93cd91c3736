/** The text that this browser stores under a key; null without one, or if the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser. If the browser forbids it, the text lasts as long as the state that holds it. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing else depends on it.
  }
}
