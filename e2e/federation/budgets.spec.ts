import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { saveData } from '../product/save-data.ts';
import { idleNetwork } from '../product/idle-network.ts';

/** Script of the largest list page in kB, compressed, for an empty cache: the last recorded size. */
const recorded = 236;
/** A page may grow by this since then. */
const room = 10;
/** No list page may be larger. */
const most = 240;

/** Script of the first opening of the driver's app, in kB, compressed. */
const mostForDrivers = 150;

/** Script that a page has loaded, in kB. */
async function scriptOf(page: Page): Promise<number> {
  await idleNetwork(page);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((entry) => entry.encodedBodySize),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test(`the driver's app loads at most ${mostForDrivers} kB of script at its first opening`, async ({
  page,
}) => {
  await page.goto('/driver/');
  await page.getByRole('button').first().waitFor();
  const total = await scriptOf(page);
  expect(total, 'the app has scripts').toBeGreaterThan(30);
  expect(total).toBeLessThanOrEqual(mostForDrivers);
});

for (const path of ['/drivers', '/handovers', '/orders', '/contract-list', '/payouts-due', '/journal']) {
  test(`${path} loads at most ${Math.min(recorded + room, most)} kB of script`, async ({ page }) => {
    // Code that is prefetched for other pages is not part of this one.
    await saveData(page);
    await page.goto(path);
    await ready(page);
    const total = await scriptOf(page);
    expect(total, 'the page has scripts').toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(Math.min(recorded + room, most));
  });
}
