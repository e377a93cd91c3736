import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { hold } from '../product/hold.ts';

/** Presses a control that the HTML shows, which has no events yet, where a finger would. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Shows the drivers as the HTML does, and holds back the scripts. Returns the function that lets them go. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await hold(page, /\/releases\/.*\.js$/);
  await page.goto('/drivers', { waitUntil: 'commit' });
  await expect(page.locator('[data-row], article').first()).toBeVisible();
  return release;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a press on the menu button before the console has started opens the menu', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await pressAt(page, 'button[aria-label="Open menu"]');
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await expect(menu).toBeVisible();
    const links = () =>
      menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    const [early, size] = [await links(), await menu.boundingBox()];
    expect(early.length).toBeGreaterThan(10);
    release();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(menu).toBeVisible();
    expect(await links()).toEqual(early);
    expect(await menu.boundingBox()).toEqual(size);
  });

  test('a link of the menu works before the console has started', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await pressAt(page, 'button[aria-label="Open menu"]');
    await page.getByRole('dialog').getByRole('link', { name: 'Cars', exact: true }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Cars', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the menu closes before the console has started, and stays closed', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await pressAt(page, 'button[aria-label="Open menu"]');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a press on a row before the console has started opens the dialog of that row', async ({
  page,
  company,
}) => {
  const { name_driver: name } = await company.createDriver();
  const release = await openWithoutScripts(page);
  const id = `row-${name.replaceAll(' ', '-')}`;
  await page
    .locator('[data-row]')
    .filter({ hasText: name })
    .getByText('View', { exact: true })
    .evaluate((button, value) => (button.id = value), id);
  await pressAt(page, `#${id}`);
  release();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a press on a link of the navigation before the console has started opens its page', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  await pressAt(page, 'header nav a');
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('a press on a menu of the navigation before the console has started opens the menu', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  await pressAt(page, 'header nav button');
  release();
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible();
});
