import {
  creationBody,
  useApiMutation,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { merchant, type Merchant } from './merchant.entity.ts';
import type { MerchantCreation } from './merchant-creation.schema.ts';
import type { MerchantMoneyUpdate } from './merchant-money.schema.ts';

export { merchant, type Merchant } from './merchant.entity.ts';
export { merchantCreation } from './merchant-creation.schema.ts';
export { merchantMoneyUpdate } from './merchant-money.schema.ts';
export { merchantUpdate } from './merchant-update.schema.ts';
export type { MerchantCreation } from './merchant-creation.schema.ts';
export type { MerchantMoneyUpdate } from './merchant-money.schema.ts';
export type { MerchantUpdate } from './merchant-update.schema.ts';

const creation: ApiMutation<MerchantCreation> = {
  allow: 'records.change',
  method: 'POST',
  path: '/DC/CreateMerchants',
  body: creationBody(merchant),
  invalidates: ['merchant'],
};

const update: ApiMutation<object> = {
  allow: 'records.change',
  method: 'PUT',
  path: '/DC/Updatemerchants',
  // Their rows have the name.
  invalidates: ['merchant', 'order', 'deleted_order', 'profit'],
};

const moneyUpdate: ApiMutation<MerchantMoneyUpdate> = {
  allow: 'balances.change',
  method: 'PUT',
  path: '/DC/UpdateMerchantsMoney',
  invalidates: ['merchant', 'ledger_entry'],
};

const removal: ApiMutation<Pick<Merchant, 'merchant_id' | 'company_id'>> = {
  allow: 'records.change',
  method: 'DELETE',
  path: ({ merchant_id, company_id }) =>
    `/DC/Deletedmerchants/${encodeURIComponent(company_id)}/${encodeURIComponent(merchant_id)}`,
  invalidates: ['merchant'],
};

const restoration: ApiMutation<Pick<Merchant, 'merchant_id'>> = {
  allow: 'records.change',
  needs: 'restore',
  method: 'POST',
  path: ({ merchant_id }) => `/DC/RestoreMerchants/${encodeURIComponent(merchant_id)}`,
  invalidates: ['merchant'],
  removesRowOf: 'merchant',
};

/** Merchants of the company, page by page. */
export const useMerchants = (view: ListView) => useList(merchant, view);
/** Creates a merchant; the balance starts at 0. */
export const useMerchantCreation = () => useApiMutation(creation);
/** Updates a merchant, not its balance; an empty password keeps the present one. */
export const useMerchantUpdate = () => useRowUpdate(merchant, update);
/** Sets the balance of a merchant; refused as `changed` if it differs from the one seen. */
export const useMerchantMoneyUpdate = () => useApiMutation(moneyUpdate);
/** Hides a merchant; its orders and history stay. */
export const useMerchantRemoval = () => useApiMutation(removal);
/** Restores a deleted merchant. */
export const useMerchantRestoration = () => useApiMutation(restoration);
