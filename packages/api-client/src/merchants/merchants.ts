import { useApiMutation } from '@tawseel/api-client';
import { merchantMoneyCall } from './merchant-money.ts';

export { merchantsByName } from './merchants-by-name.ts';
export {
  merchant,
  merchantCreation,
  merchantUpdate,
  type Merchant,
  type MerchantCreation,
  type MerchantUpdate,
} from './merchant.entity.ts';
export { merchantMoneyUpdate, type MerchantMoneyUpdate } from './merchant-money.ts';

/** Sets the balance of a merchant; refused as `changed` if it differs from the one seen. */
export const useMerchantMoneyUpdate = () => useApiMutation(merchantMoneyCall);
