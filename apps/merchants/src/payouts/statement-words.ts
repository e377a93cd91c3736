import { formatsOf, type Language, type Translation } from '@tawseel/i18n';

/** Translations and formats of a statement's language, which may differ from the page's. */
export function statementWords(i18n: Translation['i18n'], language: Language) {
  return { language, t: i18n.getFixedT(language, 'payouts'), format: formatsOf(language) };
}

export type StatementWords = ReturnType<typeof statementWords>;
