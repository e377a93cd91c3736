import {
  listCall,
  readRow,
  readRows,
  useApiClient,
  useApiQuery,
  type ApiQuery,
  type QueryState,
} from '@tawseel/api-client';
import { company, type Company } from './company.entity.ts';

export { company, type Company } from './company.entity.ts';
export { companyUpdate } from './company-update.ts';

const information: ApiQuery<Company> = {
  name: company.list.name,
  reads: [company.name],
  call: listCall(company),
  // A response without rows is not a company.
  read: (response) => readRow(company, readRows(company, response)[0]),
};

/** The company of the administrator, with its subscription. */
export const useCompany = () => useApiQuery(information);

/** The company as printed documents name it. */
export type Letterhead = Pick<Company, 'name_company'> & Partial<Pick<Company, 'city' | 'phone'>>;

/** The company of a printed document: by the name in the token alone for a person who may not see the company. */
export function useLetterhead(): QueryState<Letterhead> {
  const { may, companyName } = useApiClient();
  const seen = useCompany();
  return may('company.see') ? seen : { ...seen, value: { name_company: companyName() }, isLoading: false };
}
