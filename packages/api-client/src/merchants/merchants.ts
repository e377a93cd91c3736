import {
  useChange,
  useList,
  useWholeList,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import type { Merchant, MerchantCreation, MerchantMoneyUpdate, MerchantUpdate } from './merchants.schema.ts';

export { accountStatuses } from '../drivers/drivers.schema.ts';
export { merchantCreation, merchantMoneyUpdate, merchantUpdate } from './merchants.schema.ts';
export type { Merchant, MerchantCreation, MerchantMoneyUpdate, MerchantUpdate } from './merchants.schema.ts';

const list: ListCall<Merchant> = {
  name: 'merchants',
  path: '/DC/DisplayMerchants',
  rows: 'data',
  key: 'merchant_id',
};

const creation: ChangeCall<MerchantCreation> = {
  method: 'POST',
  path: '/DC/CreateMerchants',
  stale: ['merchants'],
};

const update: ChangeCall<MerchantUpdate> = {
  method: 'PUT',
  path: '/DC/Updatemerchants',
  stale: ['merchants'],
};

const moneyUpdate: ChangeCall<MerchantMoneyUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateMerchantsMoney',
  stale: ['merchants', 'ledger'],
};

const removal: ChangeCall<Pick<Merchant, 'merchant_id' | 'company_id'>> = {
  method: 'DELETE',
  path: ({ merchant_id, company_id }) =>
    `/DC/Deletedmerchants/${encodeURIComponent(company_id)}/${encodeURIComponent(merchant_id)}`,
  stale: ['merchants'],
};

/** Merchants of the company, page by page. */
export const useMerchants = (view: ListView) => useList(list, view);
/** All merchants of the company, to choose from. */
export const useMerchantChoices = () => useWholeList(list);
/** Creates a merchant; the balance starts at 0. */
export const useMerchantCreation = () => useChange(creation);
/** Updates a merchant; an empty password stays as it is, and so does the balance. */
export const useMerchantUpdate = () => useChange(update);
/** Sets a merchant's balance; refused as `changed` when the balance seen is not the one now. */
export const useMerchantMoneyUpdate = () => useChange(moneyUpdate);
/** Hides a merchant; orders and history stay. */
export const useMerchantRemoval = () => useChange(removal);
