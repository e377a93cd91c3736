import { handoversLabels } from '@tawseel/api-client/labels/ar';
import texts from './ar.json';

/** Translations of the pages of handovers: no other page loads them. */
export const words = { ...texts, ...handoversLabels };
