import { merchant, merchantCreation, merchantMoneyUpdate, merchantUpdate } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { checkBalances } from '../checks/balances.ts';
import { rowCounter } from '../checks/counters.ts';
import { restoreRow } from '../deletion/hidden-rows.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import {
  createMerchant,
  deleteMerchant,
  updateMerchant,
  updateMerchantMoney,
} from './merchants.repository.ts';

const merchantList = entityList(merchant, { allow: 'records.see', counter: 'merchants' });

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
  routes(app) {
    serveList(app, 'Merchants of the company', group, merchantList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateMerchants',
      allow: 'records.change',
      summary: 'Add a merchant',
      group,
      body: creation,
      prepare: async (body) => ({ ...body, password: await app.api.passwords.hash(body.password) }),
      done: 'merchantCreated',
      run: (tx, { companyId }, body) => createMerchant(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/Updatemerchants',
      allow: 'records.change',
      summary: 'Change a merchant; fields left out, an empty password and the balance stay as they are',
      group,
      body: merchantUpdate,
      prepare: async (body) =>
        body.password ? { ...body, password: await app.api.passwords.hash(body.password) } : body,
      done: 'merchantUpdated',
      run: (tx, { companyId }, body) => updateMerchant(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateMerchantsMoney',
      allow: 'balances.change',
      summary: "Set a merchant's balance",
      group,
      body: merchantMoneyUpdate,
      done: 'amountUpdated',
      run: (tx, { companyId }, body) => updateMerchantMoney(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/Deletedmerchants/:company_id/:merchant_id',
      allow: 'records.change',
      summary: 'Hide a merchant without balance and open orders; the history stays',
      group,
      done: 'merchantDeleted',
      run: (tx, caller, { merchant_id = '' }) => deleteMerchant(tx, caller, merchant_id),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreMerchants/:merchant_id',
      allow: 'records.change',
      summary: 'Show a hidden merchant again',
      group,
      done: 'merchantRestored',
      run: (tx, { companyId }, { merchant_id = '' }) => restoreRow(tx, companyId, merchant, { merchant_id }),
    });
  },
};
