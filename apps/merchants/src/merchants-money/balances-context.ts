import type { MerchantMoneyUpdate } from '@tawseel/api-client/merchants';
import { createContext, useContext } from 'react';
import type { BalanceDrafts } from './balance-drafts.ts';

/** State of the page that the forms in its rows share. */
interface Balances {
  drafts: BalanceDrafts;
  /** Sends a new balance; throws an `ApiError`. */
  update: (input: MerchantMoneyUpdate) => Promise<unknown>;
}

export const BalancesContext = createContext<Balances | undefined>(undefined);

export function useBalances(): Balances {
  const balances = useContext(BalancesContext);
  if (!balances) throw new Error('A form of a balance needs the page of balances.');
  return balances;
}
