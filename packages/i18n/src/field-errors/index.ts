export { fieldErrorMessage, type Translate } from './field-error-message.ts';
export { fieldErrorTranslator, fieldErrorTranslations } from './field-error-translator.ts';
