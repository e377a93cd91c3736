import type * as fc from 'fast-check';
import type { BooksClient, ReferenceLedger } from './books-model.ts';

export type Command = fc.AsyncCommand<ReferenceLedger, BooksClient>;

export const jd = (fils: number) => fils / 1000;

/** One change: `apply` sends it, and posts it to the reference if the server must accept it. */
export function command(
  name: string,
  isPossible: (ledger: ReferenceLedger) => boolean,
  apply: (ledger: ReferenceLedger, client: BooksClient) => Promise<number>,
): Command {
  return {
    check: isPossible,
    async run(ledger, client) {
      const status = await apply(ledger, client);
      if (status !== 200) throw new Error(`${name}: ${status}`);
    },
    toString: () => name,
  };
}

export const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length];
