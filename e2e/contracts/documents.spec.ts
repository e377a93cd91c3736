import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

const paths = [
  '/contract-list',
  '/contract/C-1001-2',
  '/contractEng/C-1001-2',
  '/contract-verification/C-1001-2',
  '/contract/no-such-contract',
];

for (const language of ['en', 'ar'] as const) {
  test.describe(`in a console in ${language}`, () => {
    test.use({ language });

    for (const path of paths) {
      test(`${path} has no faults`, async ({ page, expectFault }) => {
        expectFault(/status of 404 .*no-such-contract/);
        await page.goto(path);
        await ready(page);
        await expectAccessible(page);
      });
    }
  });
}

test('each document is in its own language', async ({ page }) => {
  await page.goto('/contract/C-1001-2');
  await expect(page.getByRole('article', { name: 'عقد تقديم خدمات' })).toHaveCSS('direction', 'rtl');
  await page.getByRole('link', { name: 'English contract' }).click();
  await expect(page.getByRole('article', { name: 'Service Contract' })).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('img', { name: /^Stamp of/ })).toHaveCount(2);
});

test('a document is printed on two sheets of A4, without the console around it', async ({ page }) => {
  for (const path of ['/contract/C-1001-2', '/contractEng/C-1001-2']) {
    await page.goto(path);
    await ready(page);
    await expect(page.locator('article dl')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(printed).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a contract that was altered on its way is found out', async ({ page }) => {
  await page.route('**/api/DC/DisplayContracts/C-1001-2', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"service_months":12', '"service_months":13');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/contract-verification/C-1001-2');
  await expect(page.getByText('Not valid', { exact: true })).toBeVisible();
  await expect(page.getByText('Contract text: differs')).toBeVisible();
  await expect(page.getByText('Contract values: differs')).toBeVisible();
  await expect(page.getByText('Signature: unchanged')).toBeVisible();
});
