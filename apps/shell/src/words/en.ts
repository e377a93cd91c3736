import { companyLabels } from '@tawseel/api-client/labels/en';
import texts from './en.json';

/** Translations that the console starts with. */
export { baseEn as base } from '@tawseel/i18n/words/en';

export const shell = { ...texts, company: { ...texts.company, ...companyLabels.company } };
