import { useSyncExternalStore } from 'react';

/** What the administrator chose: the system's theme, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Local storage key that holds the choice. */
const themeKey = 'theme';

const changed = 'tawseel:theme';
const prefersDark = '(prefers-color-scheme: dark)';

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The stored choice; the system's theme when there is none. */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the theme on the document (`data-theme`); to be called before first paint. */
export function applyTheme(choice: ThemeChoice = readTheme()): void {
  const isDark = choice === 'dark' || (choice === 'system' && window.matchMedia(prefersDark).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Remembers the choice and shows it at once. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // A browser that forbids storage shows the theme until the page is left.
  }
  applyTheme(choice);
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void) {
  const system = window.matchMedia(prefersDark);
  const update = () => {
    applyTheme();
    onChange();
  };
  system.addEventListener('change', update);
  window.addEventListener('storage', update);
  window.addEventListener(changed, onChange);
  return () => {
    system.removeEventListener('change', update);
    window.removeEventListener('storage', update);
    window.removeEventListener(changed, onChange);
  };
}

/** The choice and its setter; follows the system and other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme), storeTheme];
}
