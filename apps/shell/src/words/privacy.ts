import { customerRecordLabels as labelsAr } from '@tawseel/api-client/labels/ar';
import { customerRecordLabels as labelsEn } from '@tawseel/api-client/labels/en';
import ar from './privacy.ar.json';
import en from './privacy.en.json';

/** Translations of the page of customers' data, which load with it. */
export const privacy = { en: { ...en, ...labelsEn }, ar: { ...ar, ...labelsAr } };
