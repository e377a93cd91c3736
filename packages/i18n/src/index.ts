export { fieldErrorMessage, type Translate } from './field-errors/field-error-message.ts';
export { formatsOf, type Currency, type Formats } from './formats/formats.ts';
export { companyTime, inCompanyTime } from './formats/moment.ts';
export { useFormat } from './formats/use-format.ts';
export {
  applyLanguage,
  changeLanguage,
  languageKey,
  readLanguage,
  storeLanguage,
} from './language/language.ts';
export { directionOf, isLanguage, languages, type Language } from './language/languages.ts';
export {
  addMessages,
  baseNamespace,
  createI18n,
  type I18nOptions,
  type Words,
} from './messages/create-i18n.ts';
export type { Translation } from './messages/translations.ts';
export { useTranslation } from './messages/use-translation.ts';
