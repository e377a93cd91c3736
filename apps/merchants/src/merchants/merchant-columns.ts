import { merchant } from '@tawseel/api-client/merchants';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of merchants. */
export const merchantColumns = columnsOf(
  'merchants',
  merchant,
  ['merchant_id', 'full_name', 'email', 'city', 'shop_name', 'money_orders'],
  { full_name: { isPrimary: true } },
);

/** Lines of a merchant's details. */
export const merchantDetails = columnsOf(
  'merchants',
  merchant,
  [
    'merchant_id',
    'company_id',
    'full_name',
    'shop_name',
    'working_hours',
    'city',
    'phone',
    'email',
    'status',
    'money_orders',
    'account_created_at',
  ],
  { status: { tones: { Active: 'good' } } },
);
