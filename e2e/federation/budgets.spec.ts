import budgets from './budgets.json' with { type: 'json' };
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { saveData } from '../product/save-data.ts';
import { idleNetwork } from '../product/idle-network.ts';

// Compressed script in kB that each page loaded into an empty cache when it was last recorded. A page may grow by the allowance.
const allowance = 10;

for (const [path, kilobytes] of Object.entries(budgets)) {
  test.describe(path, () => {
    test.use({ isSignedIn: path !== '/login' });
    test(`${path} loads at most ${kilobytes + allowance} kB of script`, async ({ page }) => {
      // Code that is prefetched for other pages is not part of this one.
      await saveData(page);
      await page.goto(path);
      await ready(page);
      // The chart's code loads after the first paint.
      if (path === '/home') await expect(page.getByRole('figure').locator('svg path').first()).toBeAttached();
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
      expect(total).toBeLessThanOrEqual(kilobytes + allowance);
    });
  });
}
