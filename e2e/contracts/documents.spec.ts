import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('the search finds contracts by the text of their cards', async ({ page, say }) => {
  await visit(page, '/contract-list');
  await expect(page.getByRole('region', { name: 'C-1001-' })).toHaveCount(4);
  await page.getByRole('searchbox').fill(say('expired', 'منته'));
  await expect(page.getByRole('region', { name: 'C-1001-' })).toHaveCount(1);
  await expect(page.getByText(say('Expired', 'منتهٍ'), { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('no such contract');
  await expect(page.getByText(say('Not found Contracts', 'لا توجد عقود'))).toBeVisible();
});

test('each document is in its own language', async ({ page, say }) => {
  await visit(page, '/contract/C-1001-2');
  await expect(page.getByRole('article', { name: 'عقد تقديم خدمات' })).toHaveCSS('direction', 'rtl');
  await page.getByRole('link', { name: say('English contract', 'العقد بالإنجليزية') }).click();
  await expect(page.getByRole('article', { name: 'Service Contract' })).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('img', { name: /^Stamp of/ })).toHaveCount(2);
});

test("a contract prints on two A4 sheets without the console's navigation", async ({ page, say }) => {
  for (const path of ['/contract/C-1001-2', '/contractEng/C-1001-2']) {
    await visit(page, path);
    await ready(page);
    await expect(page.locator('article dl')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: say('Print', 'طباعة') })).toBeHidden();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(printed).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({ media: 'screen' });
  }
});

test(
  'a contract that cannot be loaded shows an error and Retry',
  { tag: '@once' },
  async ({ page, say, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/);
    const one = '**/api/DC/DisplayContracts/*';
    await page.route(one, (route) => route.abort('internetdisconnected'));
    await visit(page, '/SignatureClientAr/C-1001-2');
    await expect(page.getByRole('alert')).toContainText(
      say('Error fetching contract data', 'حدث خطأ أثناء تحميل بيانات العقد'),
    );
    await page.unroute(one);
    await page.getByRole('button', { name: say('Retry', 'إعادة المحاولة') }).click();
    await expect(
      page.getByText(say('This contract is already signed', 'هذا العقد موقّع مسبقًا')),
      'what is signed cannot be signed again',
    ).toBeVisible();
  },
);
