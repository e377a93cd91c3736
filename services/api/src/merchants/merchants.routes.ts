import { merchantCreation, merchantMoneyUpdate, merchantUpdate } from '@tawseel/api-client/schemas';
import type { Api } from '../http/api.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { merchantList } from './merchants.list.ts';
import {
  createMerchant,
  deleteMerchant,
  updateMerchant,
  updateMerchantMoney,
} from './merchants.repository.ts';

const group = 'Merchants';

export function merchantRoutes(api: Api): void {
  serveList(api, '/DC/DisplayMerchants', 'Merchants of the company', group, merchantList);
  serveChange(api, {
    method: 'POST',
    url: '/DC/CreateMerchants',
    summary: 'Add a merchant',
    group,
    body: merchantCreation,
    prepare: async (body) => ({ ...body, password: await api.passwords.hash(body.password) }),
    async run(tx, { companyId }, body) {
      await createMerchant(tx, companyId, body);
      return 'merchantCreated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/Updatemerchants',
    summary: 'Change a merchant; fields left out, an empty password and the balance stay as they are',
    group,
    body: merchantUpdate,
    prepare: async (body) =>
      body.password ? { ...body, password: await api.passwords.hash(body.password) } : body,
    async run(tx, { companyId }, body) {
      await updateMerchant(tx, companyId, body);
      return 'merchantUpdated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateMerchantsMoney',
    summary: "Set a merchant's balance",
    group,
    body: merchantMoneyUpdate,
    async run(tx, { companyId }, body) {
      await updateMerchantMoney(tx, companyId, body);
      return 'amountUpdated';
    },
  });
  serveAction(api, {
    method: 'DELETE',
    url: '/DC/Deletedmerchants/:company_id/:merchant_id',
    summary: 'Hide a merchant whose balance is 0; orders and history stay',
    group,
    async run(tx, { companyId }, { merchant_id = '' }) {
      await deleteMerchant(tx, companyId, merchant_id);
      return 'merchantDeleted';
    },
  });
}
