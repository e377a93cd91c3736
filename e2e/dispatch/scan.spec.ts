import type { Page } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import type { Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

/** Orders of a merchant of their own, with the codes of their parcels. */
async function createParcels(company: Company, count: number) {
  const { merchant } = await createOrders(company, count);
  const read = async () => {
    const { date } = (await company.call('POST', 'DisplayOrders', {
      limit: 100,
      filter: { merchant_id: merchant.merchant_id },
    })) as {
      date: { merchant_order_id: string; merchant_id: string; parcel_code: string; place: string }[];
    };
    return date;
  };
  const timelineOf = async (code: string) => {
    const order = (await read()).find(({ parcel_code }) => parcel_code === code);
    const { data } = (await company.call('POST', 'OrderTimeline', {
      merchant_order_id: order?.merchant_order_id,
      merchant_id: order?.merchant_id,
    })) as { data: { kind: string }[] };
    return data.map(({ kind }) => kind);
  };
  return { codes: (await read()).map(({ parcel_code }) => parcel_code), read, timelineOf };
}

/** Types a code as a hand scanner does: at once, wherever the focus is, with Enter at its end. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Milliseconds from the next Enter until the page shows it, and until the answer of the server is shown. */
function timeOfNext(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ shown: number; answered: number }>((resolve) => {
        let start = 0;
        let shown = 0;
        addEventListener('keydown', ({ key }) => (start ||= key === 'Enter' ? performance.now() : 0), true);
        const outcome = () => document.querySelector('[data-outcome]')?.getAttribute('data-outcome');
        const look = () => {
          const time = performance.now() - start;
          if (start === 0) return;
          shown ||= time;
          if (outcome() !== 'done') return;
          watch.disconnect();
          resolve({ shown, answered: time });
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
  );
}

test('forty parcels are scanned in, of which a stall of the network loses and doubles none', async ({
  page,
  say,
  company,
  expectFault,
}) => {
  test.slow();
  expectFault(/ERR_FAILED/);
  const { codes, read, timelineOf } = await createParcels(company, 40);
  await visit(page, '/scan');
  const result = page.getByRole('region', { name: say('Latest scan', 'آخر مسح') });
  const received = say('Received in the branch', 'استُلم في الفرع');
  await expect(page.getByLabel(say('Parcel code or order ID', 'رمز الطرد أو رقم الطلب'))).toBeFocused();

  const [first = '', ...others] = codes;
  const timing = timeOfNext(page);
  await scan(page, first);
  const { shown, answered } = await timing;
  expect(shown, 'a scan is shown at once').toBeLessThan(100);

  const start = Date.now();
  let isLost = false;
  for (const [at, code] of others.entries()) {
    if (at === 15) {
      await page.route('**/DC/Scan', async (route) => {
        // The server does the first one, but its response is lost.
        if (!isLost) await route.fetch();
        isLost = true;
        await route.abort();
      });
    }
    await scan(page, code);
  }
  const typed = Date.now() - start;
  await expect(
    page.getByText(say(/Waiting to be sent: \d+ scans/, /بانتظار الإرسال: \d+ عملي/)),
  ).toBeVisible();
  await page.waitForTimeout(2200);
  await page.unroute('**/DC/Scan');
  const last = codes.at(-1) ?? '';
  await expect(result).toContainText(received + last);
  test.info().annotations.push({
    type: 'time',
    description: `shown ${shown.toFixed(0)} ms, answered ${answered.toFixed(0)} ms; 39 scans typed in ${typed} ms`,
  });

  expect((await read()).map(({ place }) => place)).toEqual(codes.map(() => 'Branch'));
  for (const code of codes) expect(await timelineOf(code)).toEqual(['created', 'moved']);

  await page.getByRole('button', { name: say(/^Undo the last one/, /^التراجع عن آخر مسح/) }).click();
  await expect(result).toContainText(say('Undone', 'تم التراجع عنه'));
  const places = (await read()).filter(({ place }) => place === 'Merchant');
  expect(places.map(({ parcel_code }) => parcel_code)).toEqual([last]);

  expectFault(/404/);
  await scan(page, '0000000017');
  const unknown = say('No parcel has this code.', 'لا يوجد طرد بهذا الرمز.');
  await expect(result).toContainText(unknown);
  await expect(page.getByRole('alert')).toContainText(unknown);
});

test('scans that wait when the browser crashes are sent when the page opens again', async ({
  page,
  context,
  say,
  company,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  const { codes, read } = await createParcels(company, 2);
  await visit(page, '/scan?mode=back');
  await page.getByRole('radio', { name: say(/^In/, /^استلام/) }).check();
  await expect(page).toHaveURL(/mode=in/);
  await page.route('**/DC/Scan', (route) => route.abort());
  for (const code of codes) await scan(page, code);
  await expect(page.getByText(say(/Waiting to be sent: 2 scans/, /بانتظار الإرسال: مسحان/))).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await visit(next, '/scan');
  await expect.poll(async () => (await read()).map(({ place }) => place)).toEqual(['Branch', 'Branch']);
});
