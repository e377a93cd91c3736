import { directionOf, isLanguage, type Language } from './languages.ts';

/** Local storage key that holds the administrator's language. */
export const languageKey = 'language';

/**
 * The stored language; `fallback` if none or an unknown one is stored, or if storage is blocked.
 *
 * @param fallback English by default, as in the console.
 */
export function readLanguage(fallback: Language = 'en'): Language {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : fallback;
  } catch {
    return fallback;
  }
}

/** Stores `language` for later visits. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // If the browser forbids storage, the default language is used; the page still works.
  }
}

/** Sets `lang` and `dir` of the document; call it before first paint. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Stores `language` and reloads the page, so that every part starts in it. */
export function changeLanguage(language: Language, reload = () => window.location.reload()): void {
  storeLanguage(language);
  reload();
}
