import type { Locator } from '@playwright/test';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { releaseOwnKitFeature } from '../product/own-kit-feature.ts';
import { productStore, removeFeature } from '../product/sample-feature.ts';

const name = `kit${unique()}`;
const path = `/${name}`;

/** Accent of the shell's kit and of the feature's, in both themes. */
const shellKit = { light: 'rgb(15, 118, 110)', dark: 'rgb(45, 212, 191)' };
const ownKit = { light: 'rgb(124, 58, 237)', dark: 'rgb(196, 181, 253)' };

/** Expects the colour of a button that is not under the pointer. */
async function hasAccent(button: Locator, color: string) {
  await button.page().mouse.move(0, 0);
  await expect(button).toHaveCSS('background-color', color);
}

test.describe.configure({ mode: 'serial' });
let manifest: unknown;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  manifest = await releaseOwnKitFeature(productStore, name);
});
test.afterAll(() => removeFeature(productStore, name));

test('a feature with its own kit takes React and the router from the shell, and no part of the kit', () => {
  expect(manifest).toMatchObject({
    needs: { react: { range: '^19.0.0' }, 'react-router-dom': { range: '^7.0.0' } },
  });
  expect(JSON.stringify(manifest)).not.toContain('@tawseel/ui');
  expect(manifest).not.toHaveProperty('kit');
});

test('pages with two versions of the kit work beside each other, in both themes', async ({ page }) => {
  await page.goto(path);
  const save = page.getByRole('button', { name: 'Save' });
  await hasAccent(save, ownKit.light);
  await page.getByRole('link', { name: 'Drivers' }).last().click();
  const create = page.getByRole('link', { name: 'Create driver' });
  await hasAccent(create, shellKit.light);
  await page.goBack();
  await hasAccent(save, ownKit.light);

  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await hasAccent(save, ownKit.dark);
  await page.getByRole('link', { name: 'Drivers' }).last().click();
  await hasAccent(create, shellKit.dark);
});

test('a feature shows the toasts of the kit that it brings, and the console asks about its unsaved input', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved by kit 3')).toBeVisible();
  await page.getByLabel('Note').fill('unsaved');
  await page.getByRole('link', { name: 'Drivers' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/drivers');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a page with its own kit has the language and the direction of the console', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS('direction', 'rtl');
    await page.getByLabel('Note').fill('unsaved');
    await page.getByRole('link', { name: 'Drivers' }).last().click();
    await expect(page.getByRole('button', { name: 'المغادرة دون حفظ' })).toBeVisible();
  });
});
