import type { Finding } from '../checks/check.ts';
import { checkCounters } from '../checks/counters.ts';
import type { Database } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { domains } from './domains.ts';

/** Runs the checks of every domain over all companies, and compares every counter with its rows. */
export async function checkRecords(database: Database): Promise<Finding[]> {
  const checks = [
    ...domains.flatMap((domain) => domain.checks ?? []),
    checkCounters(domains.flatMap((domain) => domain.counters ?? [])),
  ];
  return acrossCompanies(database, async (tx) => {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await check(tx)));
    return findings;
  });
}
