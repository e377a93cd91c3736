import { staffLabels } from '@tawseel/api-client/labels/ar';
import texts from './people.ar.json';

export const words = { ...texts, ...staffLabels };
