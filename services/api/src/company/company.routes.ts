import { company } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';

/** The caller's company, as a list of one. */
const companyList = entityList(company, {
  allow: 'company.see',
  from: sql`(select *, fold_text(name_company || ' ' || name_admin) as search_text from companies)`,
});

export const companyDomain: Domain = {
  entities: [company],
  routes(calls) {
    serveList(calls, "The caller's company and its subscription", 'Company', companyList);
  },
};
