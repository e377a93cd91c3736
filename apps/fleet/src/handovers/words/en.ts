import { handoversLabels } from '@tawseel/api-client/labels/en';
import texts from './en.json';

/** Translations of the pages of handovers: no other page loads them. */
export const words = { ...texts, ...handoversLabels };
