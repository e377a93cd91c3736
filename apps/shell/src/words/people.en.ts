import { staffLabels } from '@tawseel/api-client/labels/en';
import texts from './people.en.json';

export const words = { ...texts, ...staffLabels };
