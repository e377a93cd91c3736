import { expect, test } from '../product/console.ts';
import { hold } from '../product/hold.ts';
import { ready } from '../product/ready.ts';

// Each screen with something on it that lies below what arrives late.
const screens = [
  { path: '/home', below: ['Deliveries and balances', 'التوصيل والأرصدة'] },
  { path: '/contract-list', below: undefined },
] as const;

for (const { path, below } of screens)
  for (const width of [390, 1440])
    test(`nothing moves on ${path} when its data arrives, ${width} px wide`, async ({ page, say }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, '**/api/DC/**');
      await page.goto(path);
      const main = page.locator('main');
      const lower = below
        ? main.getByRole('heading', { name: say(...below), exact: true })
        : main.locator('ul').last();
      const top = () => lower.evaluate((element) => element.getBoundingClientRect().top);
      await expect(lower).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await top();
      release();
      await expect(main.getByText('JD').or(main.getByText('د.أ')).first()).toBeVisible();
      await ready(page);
      expect(await top()).toBe(before);
    });
