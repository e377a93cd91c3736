import type { Page } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import { unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { pressUntil } from '../product/keyboard.ts';
import { ready } from '../product/ready.ts';

// This file uses no mouse: Playwright's `fill`, `click` and `focus` are not used.

/** Visible focus indicator of the focused element. */
function focusMark(page: Page) {
  return page.locator('*:focus').evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1, boxShadow };
  });
}

test('a driver can be created by keyboard', async ({ page, company }) => {
  const id = unique();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveAccessibleName('Skip to content');

  await pressUntil(page, 'Tab', 'Drivers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Create driver' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create-driver');
  await expect(page.getByLabel('Driver ID')).toBeVisible();

  await pressUntil(page, 'Tab', 'Driver ID');
  const typed = [`K-${id}`, 'Key Board', 'a password'];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('*:focus')).toHaveAccessibleName('Show password');
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveAccessibleName('Status');
  for (const text of ['300', '1', '0.5', 'Amman', `${id}@drivers.example`, uniquePhone()]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Driver created successfully!')).toBeVisible();
  expect(await company.findDriver(`K-${id}`)).toMatchObject({ name_driver: 'Key Board' });
});

test('the palette navigates to any screen', async ({ page }) => {
  await page.goto('/home');
  await ready(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to page' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('driver');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('link').first()).toBeFocused();
  await pressUntil(page, 'ArrowDown', /^Drivers' money/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/MoneyDrivers');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('company');
  await page.keyboard.press('Enter');
  await expect(page, 'the first that is called so').toHaveURL('/CompanyInfo');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('no screen is called this');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL('/CompanyInfo');
});

test('arrows open menus and move in them, and Escape returns the focus to the button', async ({ page }) => {
  await page.goto('/drivers');
  await ready(page);
  await pressUntil(page, 'Tab', 'Drivers');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('menuitem', { name: 'Drivers', exact: true }),
    'the screen that is shown',
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: "Drivers' money" })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Create driver' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Handovers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drivers', exact: true })).toBeFocused();
});

test('the slash key focuses the search, and editing a row returns the focus', async ({ page, company }) => {
  const { driver_id: id } = await company.createDriver();
  await page.goto('/drivers');
  await ready(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(id);
  await expect(page.getByRole('row')).toHaveCount(2);
  await pressUntil(page, 'Tab', 'Edit');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByLabel('Name', { exact: true }),
    'the first field that can be changed',
  ).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Renamed');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Renamed');
});

test('rows are reached, selected and opened by the keyboard alone', async ({ page, company }) => {
  const { ids, search } = await createOrders(company, 3);
  await page.goto(search);
  const rows = page.locator('tbody [data-row]');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: String(ids[0]) })).toBeVisible();
  await pressUntil(page, 'Tab', 'Orders', 40);
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(0)).toBeFocused();
  expect((await focusMark(page)).hasOutline).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByRole('region', { name: '3 selected' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
});

test('a question mark shows the shortcuts, and Escape returns the focus', async ({ page }) => {
  await page.goto('/drivers');
  await ready(page);
  await pressUntil(page, 'Tab', 'Print', 40);
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('*:focus')).toHaveAccessibleName('Print');
  await page.keyboard.press('/');
  await page.keyboard.type('why?');
  await expect(page.getByRole('searchbox')).toHaveValue('why?');
});

test('F6 moves the focus to Undo after an order is deleted', async ({ page, company }) => {
  const { ids, search } = await createOrders(company, 1);
  await page.goto(search);
  await expect(page.getByRole('row').nth(1)).toContainText(String(ids[0]));
  await pressUntil(page, 'Tab', 'More actions', 60);
  await page.keyboard.press('Enter');
  await pressUntil(page, 'ArrowDown', 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order restored successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus is visible on every control', async ({ page }) => {
  await page.goto('/create-car');
  await expect(page.getByLabel('Plate number')).toBeVisible();
  const unseen: string[] = [];
  for (let pressed = 0; pressed < 18; pressed += 1) {
    await page.keyboard.press('Tab');
    const { hasOutline, boxShadow } = await focusMark(page);
    const name = await page.locator('*:focus').evaluate((element) => element.outerHTML.slice(0, 120));
    if (!hasOutline && boxShadow === 'none') unseen.push(name);
  }
  expect(unseen).toEqual([]);
});
