import {
  listCall,
  readRow,
  readRows,
  useApiClient,
  useApiQuery,
  useRowUpdate,
  type ApiMutation,
  type ApiQuery,
  type QueryState,
} from '@tawseel/api-client';
import { company, type Company } from './company.entity.ts';

export { company, type Company } from './company.entity.ts';
export { companyUpdate } from './company-update.schema.ts';

const information: ApiQuery<Company> = {
  name: company.list.name,
  allow: 'company.see',
  reads: [company.name],
  call: listCall(company),
  // A response without rows is not a company.
  read: (response) => readRow(company, readRows(company, response)[0]),
};

const update: ApiMutation<object> = {
  needs: 'company_details',
  allow: 'company.change',
  method: 'PUT',
  path: '/DC/UpdateCompany',
  invalidates: [company.name],
};

/** Changes the details of the company; its subscription is the provider's. */
export const useCompanyUpdate = () => useRowUpdate(company, update);

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
