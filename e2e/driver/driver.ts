import { expect, type Page } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import type { Company } from '../product/company.ts';

/** A parcel of a driver's run. */
export interface Parcel {
  merchant_order_id: string;
  merchant_id: string;
  parcel_code: string;
  status: string;
  attempts: number;
}

/** A driver with orders of 20.50 JD each, of which the last `spare` are in the branch and the others on a run that is out. */
export async function createDriversRun(company: Company, count: number, spare = 0) {
  const driver = await company.createDriver({ password_driver: 'drive-2026' });
  const { merchant, ids } = await createOrders(company, count + spare, (at) => ({
    name_customer: `عميل ${at + 1}`,
  }));
  const { merchant_id } = merchant;
  for (const merchant_order_id of ids)
    await company.call('PUT', 'UpdateOrdersStatus', { merchant_order_id, merchant_id, status: 'Accepted' });
  const { data } = (await company.call('POST', 'CreateRun', {
    driver_id: driver.driver_id,
    day: new Date().toISOString().slice(0, 10),
    orders: ids.slice(0, count).map((merchant_order_id) => ({ merchant_order_id, merchant_id })),
  })) as { data: { run_id: number } };
  await company.call('POST', 'IssueRun', { run_id: data.run_id });
  const readParcels = async (): Promise<Parcel[]> => {
    const { date } = (await company.call('POST', 'DisplayOrders', {
      limit: count + spare,
      filter: { merchant_id },
    })) as { date: Parcel[] };
    return date.toSorted((a, b) => ids.indexOf(a.merchant_order_id) - ids.indexOf(b.merchant_order_id));
  };
  return { driver, merchant, ids, runId: data.run_id, readParcels };
}

/** Signs a driver in, in Arabic, and waits for the run. */
export async function signInDriver(page: Page, driverId: string): Promise<void> {
  await page.goto('/driver/');
  await page.getByLabel('رقم الشركة').fill('1001');
  await page.getByLabel('رقم السائق أو رقم هاتفه').fill(driverId);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('drive-2026');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('heading', { name: 'جولتي' })).toBeVisible();
  await expect(page.getByText('آخر تحديث:')).toBeVisible();
}
