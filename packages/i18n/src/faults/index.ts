export { faultMessage, faultTranslator, faultWords, type Translate } from './fault-message.ts';
