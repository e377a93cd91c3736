import { useApiClient, useListLoader, type ListView } from '@tawseel/api-client';
import type { accountBalance } from '../books/account-balance.entity.ts';
import type { cashDay } from '../books/cash-day.entity.ts';
import type { journalLine } from '../books/journal-line.entity.ts';
import type { entities, EntityName } from '../entities/entities.ts';
import type { monthlyExpenses } from '../expenses/monthly-expenses.entity.ts';
import type { payoutLine, unpaidLine } from '../payouts/payout-line.entity.ts';
import type { payoutMerchant } from '../payouts/payout-merchant.entity.ts';
import type { monthlyProfit } from '../profits/monthly-profit.entity.ts';
import type { monthlyNetProfit, netProfit, yearlyNetProfit } from '../profits/net-profit.entity.ts';
import { filterLimit } from '../wire/limits.ts';
import type { ExportOptions, Format } from './run-export.ts';

/** Name of a list that can be exported. */
export type ExportedList = (
  | (typeof entities)[EntityName]
  | typeof payoutLine
  | typeof unpaidLine
  | typeof payoutMerchant
  | typeof monthlyProfit
  | typeof netProfit
  | typeof monthlyNetProfit
  | typeof yearlyNetProfit
  | typeof monthlyExpenses
  | typeof journalLine
  | typeof accountBalance
  | typeof cashDay
)['list']['name'];

/** Largest number of keys by which one export selects rows. */
export const keysAtMost = filterLimit.key;

/** Formats of a server without exports. */
const localFormats = ['csv'] as const;

/**
 * Returns a function that exports every row of a view, in the order of its sort. It resolves to the file, its name and its
 * number of rows. Its code loads when it is called. `formats` are those of a server that has announced no exports.
 *
 * @throws ApiError (the returned function)
 */
export function useListExport(list: ExportedList, view: ListView) {
  const client = useApiClient();
  const load = useListLoader();
  const run = async (format: Format, options: ExportOptions) => {
    const { runExport } = await import('./run-export.ts');
    return runExport({ client, load }, list, view, format, options);
  };
  return Object.assign(run, { formats: client.can('export') ? undefined : localFormats });
}
