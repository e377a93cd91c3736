import type { APIRequestContext } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The app of a driver who has signed in. */
async function signInDriver(request: APIRequestContext, driver: string) {
  const send = async (path: string, data: object, token = '') => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await request.post(`/api/DR/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { token: string; data: { outcome: string }[] };
  };
  const { token } = await send('Login', { company_id: '1001', driver, password: 'a password' });
  return (path: string, data: object) => send(path, data, token);
}

test('the dispatcher applies a report of a driver and puts another one aside; the order has the photo', async ({
  page,
  say,
  company,
  request,
}) => {
  const { driver_id } = await company.createDriver();
  const { merchant, ids, search } = await createOrders(company, 2);
  const { merchant_id } = merchant;
  const [cheaper = '', ended = ''] = ids;
  const orders = ids.map((merchant_order_id) => ({ merchant_order_id, merchant_id }));
  const scan = (mode: string, values: object) =>
    company.call('POST', 'Scan', { client_id: crypto.randomUUID(), mode, ...values });
  for (const order of orders) await scan('in', { order });
  const day = new Date().toISOString().slice(0, 10);
  const made = await company.call('POST', 'CreateRun', { driver_id, day, orders });
  const { data: run } = made as { data: { run_id: number } };
  await company.call('POST', 'IssueRun', run);
  await scan('return', { order: orders[1], run_id: run.run_id, reason_id: 'refused' });

  const driver = await signInDriver(request, driver_id);
  const at = new Date().toISOString();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = await driver('Events', {
    events: [
      {
        event_id: first,
        kind: 'delivered',
        at,
        order: orders[0],
        amount_taken: 18,
        note: 'Agreed',
        proofs: 1,
      },
      { event_id: second, kind: 'delivered', at, order: orders[1] },
    ],
  });
  expect(sent.data.map(({ outcome }) => outcome)).toEqual(['flagged', 'flagged']);
  await driver('Proof', { proof_id: crypto.randomUUID(), event_id: first, kind: 'photo', at, image });

  await visit(page, '/desk');
  const reports = page.getByRole('region', { name: say('Reports of drivers', 'بلاغات السائقين') });
  const report = (id: string) => reports.getByRole('listitem').filter({ hasText: id });
  await expect(reports.getByRole('listitem').first()).toBeVisible();
  // Reports of other journeys and of the demo wait too.
  const all = reports.getByRole('button', { name: say(/^Show all/, /^عرض الكل/) });
  if (await all.isVisible()) await all.click();
  await expect(report(ended)).toContainText(say('The order had ended already.', 'كان الطلب قد انتهى.'));
  await expect(report(ended).getByRole('button', { name: say('Apply', 'تطبيق') })).toHaveCount(0);
  await expect(report(cheaper)).toContainText('18.00');
  const photo = say(/^Photo · Delivered/, /^صورة · تم التوصيل/);
  await expect(report(cheaper).getByRole('button', { name: photo })).toBeVisible();
  await expectAccessible(page);

  await report(cheaper)
    .getByRole('button', { name: say('Apply', 'تطبيق') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('18.00');
  await dialog.getByRole('button', { name: say('Apply', 'تطبيق') }).click();
  await expect(page.getByText(say('The report was applied.', 'تم تطبيق البلاغ.'))).toBeVisible();
  await expect(report(cheaper)).toHaveCount(0);

  const aside = say('Put aside', 'تنحية');
  await report(ended).getByRole('button', { name: aside }).click();
  await dialog.getByLabel(say('Note', 'ملاحظة')).fill('Returned at the counter');
  await dialog.getByRole('button', { name: aside }).click();
  await expect(page.getByText(say('The report was put aside.', 'تمت تنحية البلاغ.'))).toBeVisible();
  await expect(report(ended)).toHaveCount(0);

  await visit(page, search);
  const row = page.getByRole('row').filter({ hasText: cheaper });
  await expect(row).toContainText(say('Delivered', 'تم التسليم'));
  await expect(row).toContainText('18.00');
  await row.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
  await page.getByRole('menuitem', { name: say('View', 'عرض') }).click();
  await page.getByRole('dialog').getByRole('button', { name: photo }).click();
  const large = page.getByRole('dialog').last();
  await expect(large.getByRole('button', { name: say('Print', 'طباعة') })).toBeVisible();
  await expect(large).toContainText(cheaper);
  await expectAccessible(page);
});
