import { rowUpdate, setupCall } from '@tawseel/api-client/calls';
import { company, companyUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { storeSkips, updateCompany } from './company.repository.ts';

const group = 'Company';

/** The caller's company, as a list of one. */
const companyList = entityList(company, {
  from: sql`(select *, fold_text(name_company || ' ' || name_admin) as search_text from companies)`,
});

export const companyDomain: Domain = {
  entities: [company],
  routes(calls) {
    serveList(calls, "The caller's company and its subscription", group, companyList);
    serveChange(calls, {
      ...rowUpdate(company),
      summary: "Change the details of the company; its subscription is the provider's",
      group,
      body: companyUpdate,
      done: 'companyUpdated',
      run: async (tx, { companyId }, update) => {
        if (!calls.api.capabilities.includes('company_details'))
          throw new ApiError('not_permitted', { message: 'detailsLocked' });
        await updateCompany(tx, companyId, update);
      },
    });
    serveChange(calls, {
      ...setupCall,
      summary: 'Set the first steps that the company leaves out',
      group,
      done: 'updated',
      run: (tx, { companyId }, { skipped }) => storeSkips(tx, companyId, skipped),
    });
  },
};
