import { companyLabels } from '@tawseel/api-client/labels/ar';
import texts from './ar.json';

/** Translations that the console starts with. */
export { baseAr as base } from '@tawseel/i18n/words/ar';

export const shell = { ...texts, company: { ...texts.company, ...companyLabels.company } };
