import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { idleNetwork } from '../product/idle-network.ts';

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panels = ['Top Cities by Orders', 'Where the money is now', 'Held and owed by age'];

/** The drawing of a panel, which loads when it is scrolled to. */
async function drawingOf(page: Page, name: string) {
  const drawing = panelOf(page, name).getByRole('figure').locator('svg');
  await panelOf(page, name).scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  return drawing;
}

test('the chart loads after the figures, and only where it is shown', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const chart = () => scripts.filter((path) => /\/chart\./.test(path));
  await page.goto('/drivers');
  await ready(page);
  await idleNetwork(page);
  expect(chart()).toEqual([]);

  await page.goto('/home');
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  expect(chart()).toHaveLength(1);
  const [painted, asked] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return [paint, entries.find(({ name }) => name.includes('/chart.'))?.startTime];
  });
  expect(asked, 'it is asked for after the first paint').toBeGreaterThan(Number(painted));
});

test('a chart whose code cannot be loaded shows its numbers as a table', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|Loading chunk|integrity/);
  await page.route(/\/chart\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/home');
  // Visible, not only available to screen readers.
  const scrolled = page.getByRole('figure').getByRole('region').getByRole('table');
  await expect(scrolled.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('figure').locator('svg')).toHaveCount(0);
});

test('labels of a chart end inside its drawing', async ({ page }) => {
  await page.goto('/home');
  for (const name of panels) {
    const drawing = await drawingOf(page, name);
    await ready(page);
    const below = await drawing.evaluate((svg) => {
      const ends = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().bottom);
      return Math.max(...ends) - svg.getBoundingClientRect().bottom;
    });
    expect(below, name).toBeLessThanOrEqual(0);
  }
});

test('a print of the home page has the panels that have loaded', async ({ page }) => {
  await page.goto('/home');
  const [first = '', ...further] = panels;
  await drawingOf(page, first);
  await page.emulateMedia({ media: 'print' });
  await expect(panelOf(page, first)).toBeVisible();
  for (const name of further) await expect(panelOf(page, name)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (const name of further) await drawingOf(page, name);
  await page.emulateMedia({ media: 'print' });
  for (const name of panels) await expect(panelOf(page, name)).toBeVisible();
});
