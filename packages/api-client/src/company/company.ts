import { useAnswer, type AnswerCall } from '@tawseel/api-client';
import { company, type Company } from './company.schema.ts';

export type { Company } from './company.schema.ts';

const information: AnswerCall<Company> = {
  name: 'company',
  call: { method: 'POST', path: '/DC/DisplayInfoCompany', reads: true },
  read: ({ data }) => company.parse(Array.isArray(data) ? data[0] : undefined),
};

/** The company's own information and subscription. */
export const useCompany = () => useAnswer(information);
