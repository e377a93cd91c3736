import type { Page, Route } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** The page's data as the gateway writes it. */
const pageData = /(<script[^>]* id="tawseel-page"[^>]*>)(.*?)(<\/script>)/s;

/** Removes the feature from the registry of a page. */
async function unregister(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(pageData, (_, open: string, json: string, close: string) => {
    const data = JSON.parse(json) as { registry: { features: Record<string, unknown> } };
    delete data.registry.features.dispatch;
    return open + JSON.stringify(data).replaceAll('<', String.raw`\u003c`) + close;
  });
  await route.fulfill({ response, body });
}

const actions = (page: Page) => page.getByRole('row').nth(1).getByRole('button', { name: 'More actions' });

async function accept(page: Page): Promise<void> {
  await actions(page).click();
  await page.getByRole('menuitem', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New status').selectOption('Accepted');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText('Accepted');
}

async function openDetails(page: Page) {
  await actions(page).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  return page.getByRole('dialog');
}

async function expectHandovers(page: Page): Promise<void> {
  await page.goto('/handovers');
  await ready(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('orders and handovers work while no file of the dispatch desk can be loaded', async ({
  page,
  company,
  expectFault,
}) => {
  expectFault(/dispatch|ERR_FAILED|Loading chunk|remoteEntry/);
  await page.route('**/releases/dispatch/**', (route) => route.abort());
  const { search, ids } = await createOrders(company, 1);
  await page.goto(search);
  await ready(page);
  await accept(page);

  const details = await openDetails(page);
  await expect(details.locator('dl > div', { hasText: 'Timeline' })).toContainText('—');
  await expect(details.locator('dl > div', { hasText: 'Order ID' })).toContainText(ids[0] ?? '');
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: `Select row ${ids[0]}` }).check();
  const bar = page.getByRole('region', { name: '1 selected' });
  await bar.getByRole('button', { name: 'Put on a run' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).not.toBeEmpty();
  await expect(bar.getByRole('button', { name: 'Assign driver' })).toBeEnabled();
  await expectHandovers(page);
});

test('orders and handovers work in a console that has no dispatch desk', async ({ page, company }) => {
  await page.route((url) => /^\/(orders|handovers)$/.test(url.pathname), unregister);
  const { search, ids } = await createOrders(company, 1);
  await page.goto(search);
  await ready(page);
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Dispatch' })).toHaveCount(0);
  await accept(page);
  const details = await openDetails(page);
  await expect(details.locator('dl > div', { hasText: 'Order ID' })).toBeVisible();
  await expect(details.getByText('Timeline')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Select row ${ids[0]}` }).check();
  const bar = page.getByRole('region', { name: '1 selected' });
  await expect(bar.getByRole('button', { name: 'Assign driver' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Put on a run' })).toHaveCount(0);
  await expectHandovers(page);
});
