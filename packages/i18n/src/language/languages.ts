/** The languages of the product. */
export const languages = ['en', 'ar'] as const;

/** One of the product's languages. */
export type Language = (typeof languages)[number];

/** Whether `value` names a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Writing direction of `language`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
