import { companyLabels as labelsAr } from '@tawseel/api-client/labels/ar';
import { companyLabels as labelsEn } from '@tawseel/api-client/labels/en';
import ar from './company.ar.json';
import en from './company.en.json';

/** Translations of the company's page, which load with it. */
export const company = { en: { ...en, ...labelsEn }, ar: { ...ar, ...labelsAr } };
