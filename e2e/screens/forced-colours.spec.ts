import type { Locator } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

test(
  'forced colours show what is chosen, the arrow of a choice, and the marks of statuses and charts',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/handovers');
    const chosen = page.locator('label').filter({ hasText: 'Cash with drivers' });
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    const section = page.getByRole('navigation').getByRole('button', { name: 'Drivers' });
    await expect(section).toHaveCSS('text-decoration-line', 'underline');

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('driver');
    const target = page.getByRole('dialog').getByRole('link').first();
    await expect(target, 'where Enter leads').toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');

    await visit(page, '/create-driver');
    await expect(page.getByLabel('Status')).toHaveCSS('appearance', 'auto');

    await visit(page, '/orders?status=Delivered');
    const delivered = page.getByRole('row').locator('[data-tone$="tick"]').first();
    await expect(delivered).toBeVisible();
    const [mark, text] = await delivered.evaluate((status) => [
      getComputedStyle(status, '::before').backgroundColor,
      getComputedStyle(status).color,
    ]);
    expect(mark, 'the mark of a status').toBe(text);

    await visit(page, '/cash');
    const marks = page.locator('figure li > span');
    await expect(marks).toHaveCount(3);
    expect(new Set(await Promise.all((await marks.all()).map(background))).size).toBe(3);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `more contrast draws hints and fields in the colour of texts, ${colorScheme}`,
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      await visit(page, '/create-driver');
      const colour = (part: Locator, property: string) =>
        part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      const text = await colour(page.getByRole('heading', { level: 1 }), 'color');
      expect(await colour(page.getByText('At least 6 characters', { exact: false }), 'color')).toBe(text);
      expect(await colour(page.getByLabel('Name', { exact: true }), 'border-top-color')).toBe(text);
    },
  );
}
