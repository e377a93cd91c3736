import { staffLabels as labelsAr } from '@tawseel/api-client/labels/ar';
import { staffLabels as labelsEn } from '@tawseel/api-client/labels/en';
import ar from './people.ar.json';
import en from './people.en.json';

/** Translations of the pages of accounts, which load with them. */
export const people = { en: { ...en, ...labelsEn }, ar: { ...ar, ...labelsAr } };
