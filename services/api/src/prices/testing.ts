import { quotesResponse } from '@tawseel/api-client/prices-schemas';
import { companyTime } from '@tawseel/i18n/moment';
import { cityBody, driverBody, merchantBody } from '../testing/samples.ts';
import type { TestCompany, TestPerson } from '../testing/test-api.ts';

/** The company's day, some days from now. */
export function dayFrom(days: number): string {
  return companyTime(Date.now() + days * 24 * 60 * 60 * 1000).slice(0, 10);
}

/** A price in عمان from today on; its areas are عبدون and صويلح. */
export function priceBody(changes: object = {}) {
  return {
    country: 'الأردن',
    city: 'عمان',
    delivery_price: 2,
    return_price: 1,
    from_day: dayFrom(0),
    ...changes,
  };
}

/** A company with two merchants, a driver, two cities whose own prices are 2.5 and 1.25 JD, and areas of the first. */
export async function fillPrices(admin: TestCompany): Promise<void> {
  for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
  await admin.post('/DC/CreateDrivers', driverBody(1));
  for (const city of ['عمان', 'إربد']) await admin.post('/DC/CreateCitys', cityBody(city));
  for (const area of ['عبدون', 'صويلح'])
    await admin.post('/DC/CreateAreas', { country: 'الأردن', city: 'عمان', area });
}

/** The prices of a company, the newest first. */
export async function pricesOf(admin: TestPerson, filter: object = {}) {
  const { body } = await admin.post('/DC/DisplayPrices', { filter, limit: 100 });
  return body.data ?? [];
}

/** The quotes of orders, of the merchant `M-1` in عمان unless they say otherwise. */
export async function quotesOf(admin: TestPerson, orders: readonly object[], day?: string) {
  const { body } = await admin.post('/DC/QuoteOrder', {
    orders: orders.map((order) => ({ merchant_id: 'M-1', city: 'عمان', ...order })),
    ...(day && { day }),
  });
  return quotesResponse.parse(body).data;
}
