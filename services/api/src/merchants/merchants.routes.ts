import { merchantMoneyCall } from '@tawseel/api-client/calls';
import { merchant, merchantCreation, merchantUpdate } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { checkBalances } from '../checks/balances.ts';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { serveRecord } from '../http/serve-record.ts';
import { entityList } from '../lists/entity-list.ts';
import { createMerchant, deleteMerchant, updateMerchantMoney } from './merchants.repository.ts';

const merchantList = entityList(merchant, { counter: 'merchants' });

const group = 'Merchants';

/** Forms of the contract may send the status `pending`, with which they start; a new merchant is active. */
const creation = z.extend(merchantCreation, {
  status: z.union(
    [
      z.pipe(
        z.literal('pending'),
        z.transform(() => 'Active' as const),
      ),
      merchantCreation.shape.status,
    ],
    { error: (issue) => (issue.input ? 'choice' : 'required') },
  ),
});

export const merchantsDomain: Domain = {
  entities: [merchant],
  counters: [rowCounter(merchant)],
  checks: [checkBalances('merchants', 'merchant', { money_orders: ['merchant_payable', -1] })],
  routes(calls) {
    serveList(calls, 'Merchants of the company', group, merchantList);
    serveRecord(calls, merchant, {
      group,
      create: { summary: 'Add a merchant', body: creation, run: createMerchant },
      update: {
        summary: 'Change a merchant; fields left out, an empty password and the balance stay as they are',
        body: merchantUpdate,
      },
      hide: {
        summary:
          'Delete a merchant without balance and open orders; the history stays, and the merchant can be restored',
        run: deleteMerchant,
      },
      restore: { summary: 'Restore a deleted merchant' },
    });
    serveChange(calls, {
      ...merchantMoneyCall,
      summary: "Set a merchant's balance",
      group,
      done: 'amountUpdated',
      run: (tx, { companyId }, body) => updateMerchantMoney(tx, companyId, body),
    });
  },
};
