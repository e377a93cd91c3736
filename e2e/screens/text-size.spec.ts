import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Sets the text size of the browser, which is 16 px where nobody has changed it. */
async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const width of [390, 1440])
  test(`texts follow the text size of the browser, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/drivers?search=D-00', '/home', '/create-driver']) {
      await setTextSize(page, 16);
      await page.goto(path);
      await ready(page);
      const usual = { title: await sizeOf(page, 'h1'), text: await sizeOf(page, 'body') };
      await setTextSize(page, 24);
      await page.reload();
      await ready(page);
      expect(await sizeOf(page, 'h1')).toBeCloseTo(1.5 * usual.title);
      expect(await sizeOf(page, 'body')).toBeCloseTo(1.5 * usual.text);
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `${path} does not scroll sideways`).toBe(0);
    }
  });

/** Enlarges texts as a person's own style does, or a browser that zooms texts only: media queries do not see it. */
const zoomText = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);

for (const [width, percent] of [
  [1280, 200],
  [1440, 150],
  [1920, 200],
  [640, 200],
] as const)
  test(`the top bar has its parts in view, ${width} px wide with texts of ${percent} %`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home');
    await ready(page);
    await zoomText(page, percent);
    const bar = page.getByRole('banner');
    const sections = bar.getByRole('navigation');
    const opener = bar.getByRole('button', { name: say('Open menu', 'فتح القائمة') });
    await expect.poll(async () => (await sections.isVisible()) !== (await opener.isVisible())).toBe(true);
    for (const button of await bar.getByRole('button').all())
      await expect(button, (await button.getAttribute('aria-label')) ?? '').toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: /Ctrl K/ })).toBeInViewport({ ratio: 1 });
    const name = bar.locator('b');
    const space = await name.evaluate(
      (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(space === 0 || space > 4, `${space} em for the name of the account`).toBe(true);
  });

test('rows of a list have the height of their text', { tag: '@once' }, async ({ page }) => {
  for (const [size, height] of [
    [16, 46],
    [24, 69],
  ] as const) {
    await setTextSize(page, size);
    await page.goto('/orders');
    await ready(page);
    const row = page.locator('tbody tr[data-row]').first();
    // The rows of the HTML have just been replaced.
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(height);
  }
});
