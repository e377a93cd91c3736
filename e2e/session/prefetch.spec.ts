import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

test('another feature opens without a request for code or rows once its link has the pointer', async ({
  page,
}) => {
  // The code of all pages of the navigation arrives while the browser is idle, which may be before the page is ready.
  const code = page.waitForResponse(/\/contract-list\.[0-9a-f]+\.js$/);
  await page.goto('/drivers');
  await ready(page);
  await code;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: 'Contracts', exact: true });
  const first = page.waitForResponse(/DisplayContracts$/);
  await link.hover();
  await first;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
  await expect(page.getByText(/^Contract no\. /).first()).toBeVisible();
  expect(requests.filter((path) => /^\/releases\/contracts\/|DisplayContracts$/.test(path))).toEqual([
    '/api/DC/DisplayContracts',
  ]);
});
