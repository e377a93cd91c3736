import { listCall, readRow, readRows, useApiQuery, type ApiQuery } from '@tawseel/api-client';
import { company, type Company } from './company.entity.ts';

export { company, type Company } from './company.entity.ts';

const information: ApiQuery<Company> = {
  name: company.list.name,
  reads: [company.name],
  call: listCall(company),
  // A response without rows is no company.
  read: (response) => readRow(company, readRows(company, response)[0]),
};

/** The company of the administrator, with its subscription. */
export const useCompany = () => useApiQuery(information);
