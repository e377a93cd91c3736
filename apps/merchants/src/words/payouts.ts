import { payoutsLabels as labelsAr } from '@tawseel/api-client/labels/ar';
import { payoutsLabels as labelsEn } from '@tawseel/api-client/labels/en';
import ar from './payouts.ar.json';
import en from './payouts.en.json';

/** Translations of payouts, which load with their pages: a statement is printed in either language. */
export const payouts = { en: { ...en, ...labelsEn }, ar: { ...ar, ...labelsAr } };
