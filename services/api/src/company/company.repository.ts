import { company, type CompanyUpdate, type SetupStep } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { changesOf } from '../rows/changes-of.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';

/** The present name of a company; tokens have the one of their sign-in. */
export async function nameOfCompany(tx: Tx, companyId: string): Promise<string> {
  const { name_company } = await tx
    .selectFrom('companies')
    .select('name_company')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name_company;
}

/** @throws ApiError `changed` for outdated values */
export async function updateCompany(tx: Tx, companyId: string, update: CompanyUpdate): Promise<void> {
  const { changed_fields, expected_fields, ...details } = update;
  const changes = changesOf(details, changed_fields);
  if (Object.keys(changes).length === 0) return;
  await refuseOutdated(tx, companyId, company, {}, changes, expected_fields);
  await tx.updateTable('companies').set(changes).where('company_id', '=', companyId).execute();
}

/** Replaces the first steps that a company leaves out. */
export async function storeSkips(tx: Tx, companyId: string, steps: readonly SetupStep[]): Promise<void> {
  const setup_skipped = [...new Set(steps)].join();
  await tx.updateTable('companies').set({ setup_skipped }).where('company_id', '=', companyId).execute();
}
