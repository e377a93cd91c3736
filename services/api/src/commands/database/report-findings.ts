import { sql } from 'kysely';
import { readIdentities } from '../../books/identity.ts';
import { acrossCompanies } from '../../database/in-company.ts';
import { compareSchema } from '../../database/schema/compare-schema.ts';
import type { Database } from '../../database/database.ts';
import { checkRecords } from '../../server/check-records.ts';
import { print } from '../operation/run-operation.ts';

/** Checks the tables, then their contents; the command ends with 1 if it finds an error. */
export async function reportFindings(database: Database): Promise<void> {
  const differences = await compareSchema(database.db);
  if (differences.length > 0) {
    for (const difference of differences) print(`✗ ${difference}`);
    print(
      `The tables differ from those of this version: ${differences.length}. The records were not checked.`,
    );
    process.exitCode = 1;
    return;
  }
  // The embedded database has no statistics of its own; without them the checks take the square of the number of orders.
  await sql`analyze`.execute(database.db);
  const findings = await checkRecords(database);
  for (const { companyId, what, holds } of await acrossCompanies(database, readIdentities))
    if (holds) print(`✓ company ${companyId}: ${what}`);
  for (const { companyId, what } of findings) print(`✗ company ${companyId}: ${what}`);
  print(
    findings.length === 0
      ? '✓ Every table, balance, profit, count and signature holds.'
      : `Errors: ${findings.length}.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
