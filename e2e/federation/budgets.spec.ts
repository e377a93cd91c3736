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

for (const path of ['/drivers', '/handovers', '/orders', '/contract-list', '/payouts-due', '/journal']) {
  test(`${path} loads at most ${Math.min(recorded + room, most)} kB of script`, async ({ page }) => {
    // Code that is prefetched for other pages is not part of this one.
    await saveData(page);
    await page.goto(path);
    await ready(page);
    await idleNetwork(page);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => entry.encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    expect(total, 'the page has scripts').toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(Math.min(recorded + room, most));
  });
}
