import { foldWording } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Finds payment types that no order with their wording would find. */
export async function checkWordings(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<{ companyId: string; wording: string; folded: string }>`
    select company_id as "companyId", wording, folded from payment_types`.execute(tx);
  return rows
    .filter(({ wording, folded }) => foldWording(wording) !== folded)
    .map(({ companyId, wording }) => ({
      companyId,
      what: `The payment type "${wording}" is folded wrongly.`,
    }));
}
