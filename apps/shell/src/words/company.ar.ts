import { companyLabels } from '@tawseel/api-client/labels/ar';
import texts from './company.ar.json';

export const words = { ...texts, ...companyLabels };
