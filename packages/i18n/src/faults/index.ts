export { faultMessage, type Translate } from './fault-message.ts';
export { faultTranslator, faultWords } from './fault-translator.ts';
