import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/stored.ts';

/** The chosen theme: the system's, light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Local storage key of the choice. */
const themeKey = 'theme';

const changed = 'tawseel:theme';
const prefersDark = '(prefers-color-scheme: dark)';

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'system' || value === 'light' || value === 'dark';
}

/** The stored choice; `system` if there is none. */
export function readTheme(): ThemeChoice {
  const stored = readStored(themeKey);
  return isThemeChoice(stored) ? stored : 'system';
}

/** Sets the theme on the document (`data-theme`); call it before first paint. */
export function applyTheme(choice: ThemeChoice = readTheme()): void {
  const isDark = choice === 'dark' || (choice === 'system' && window.matchMedia(prefersDark).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Stores the choice and applies it. */
export function storeTheme(choice: ThemeChoice): void {
  writeStored(themeKey, choice);
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

/** The choice in markup that a build renders, where there is no storage. */
const renderedTheme = (): ThemeChoice => 'system';

/** The choice and its setter; follows the system and other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme, renderedTheme), storeTheme];
}
