import { unique, uniquePhone, type Company } from '../product/company.ts';

/** A merchant of the demo company, created for one journey. */
export async function createMerchant(
  company: Company,
  values: {
    full_name?: string;
    merchant_id?: string;
    email?: string;
    working_hours?: string;
    status?: string;
  } = {},
) {
  const id = unique();
  const merchant = {
    merchant_id: `T-${id}`,
    full_name: `Merchant ${id}`,
    shop_name: `Shop ${id}`,
    working_hours: '9-5',
    city: 'Irbid',
    phone: uniquePhone(),
    email: `${id}@merchants.example`,
    status: 'Active',
    ...values,
  };
  await company.call('POST', 'CreateMerchants', { ...merchant, password: 'a password', money_orders: 0 });
  return merchant;
}

/** Creates `count` orders of their own merchant to their own city; `valuesOf` sets values per order. */
export async function createOrders(
  company: Company,
  count: number,
  valuesOf: (at: number) => object = () => ({}),
) {
  const merchant = await createMerchant(company);
  const { city } = await company.createCity();
  const ids = Array.from({ length: count }, (_, at) => `${unique()}-${at + 1}`);
  for (const [at, id] of ids.entries()) {
    await company.call('POST', 'CreateOrders', {
      merchant_order_id: id,
      merchant_id: merchant.merchant_id,
      name_order: 'Shoes',
      city_order: city,
      address_order: 'University street 1',
      name_customer: 'سلمى العمري',
      phone_customer: '0780000000',
      total_price: 20.5,
      type_payment: 'Cash',
      // Never late, and not in lists of orders that are due by now.
      date_order_delivery_customer: '2099-12-24',
      ...valuesOf(at),
    });
  }
  return { merchant, city, ids, search: `/orders?search=${merchant.merchant_id}` };
}

/** Sets a merchant's balance, as a concurrent change by another administrator. */
export async function setBalance(company: Company, merchantId: string, amount: number) {
  await company.call('PUT', 'UpdateMerchantsMoney', { merchant_id: merchantId, money_orders: amount });
}

/** Present balance of a merchant. */
export async function balanceOf(company: Company, merchantId: string) {
  const { data } = (await company.call('POST', 'DisplayMerchants', {
    limit: 1,
    filter: { merchant_id: merchantId },
  })) as { data: { money_orders: number }[] };
  return data[0]?.money_orders;
}

/** Moves an order of {@link createOrders} to its final status, by a driver. */
export async function endOrder(
  company: Company,
  merchantId: string,
  orderId: string,
  driverId: string,
  status: 'Delivered' | 'Returned' = 'Delivered',
) {
  for (const next of ['Accepted', 'Picked Up', status]) {
    await company.call('PUT', 'UpdateOrdersStatus', {
      merchant_order_id: orderId,
      merchant_id: merchantId,
      driver_id: driverId,
      status: next,
    });
  }
}
