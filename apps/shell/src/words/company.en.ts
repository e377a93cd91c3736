import { companyLabels } from '@tawseel/api-client/labels/en';
import texts from './company.en.json';

export const words = { ...texts, ...companyLabels };
