import type { Page } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { screens } from '../product/screens.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** A phone, a tablet, a computer; a page is resized instead of loaded again. */
const widths = [390, 768, 1440];

/** Expects no horizontal scroll range, with a mouse and with a touch screen, whose buttons are larger. */
async function expectNoOverflow(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { isTouch: matchMedia('(pointer: coarse)').matches, overflow: scrollWidth - clientWidth };
    });
  const session = await page.context().newCDPSession(page);
  for (const isTouch of [false, true]) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
    await expect.soft.poll(overflow, path).toEqual({ isTouch, overflow: 0 });
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

for (const [app, paths] of Object.entries(screens)) {
  test(`no screen of ${app} has accessibility violations, or is wider than a phone`, async ({
    page,
    expectFault,
  }) => {
    test.slow();
    expectFault(/status of 404 .*\/no-such/);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, path);
        await expectNoOverflow(page);
        await expectAccessible(page, widths);
      });
    }
  });
}

test(
  'reduced motion switches the theme at once, without a transition',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, '/home');
    await ready(page);
    const fading = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
    });
    expect(fading).toEqual([]);
  },
);

test.describe('signed out', () => {
  test.use({ isRunning: false, isSignedIn: false });

  test('/login has no accessibility violations, with and without field errors', async ({ page }) => {
    await visit(page, '/login');
    await ready(page);
    await expectAccessible(page);
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
    await expectAccessible(page);
  });
});

test('a form with field errors has no accessibility violations', async ({ page, say }) => {
  await visit(page, '/create-driver');
  await page.getByRole('button', { name: say('Create driver', 'إضافة سائق') }).click();
  await expect(page.locator('[aria-invalid="true"]').nth(8)).toBeVisible();
  await expectAccessible(page);
});

test('the dialogs of a driver have no accessibility violations: update, unsaved input, deletion', async ({
  page,
  say,
}) => {
  await visit(page, '/drivers?search=D-001');
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  await expectAccessible(page);
  await page.getByLabel(say('Name', 'الاسم'), { exact: true }).fill('x');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: say('Leave without saving', 'المغادرة دون حفظ') }).click();
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
});

test('the dialogs of a driver’s money and of a city have no accessibility violations', async ({
  page,
  say,
}) => {
  await visit(page, '/MoneyDrivers?search=D-001');
  await page.getByRole('button', { name: say('Update', 'تحديث') }).click();
  await expectAccessible(page);
  await visit(page, '/cities');
  await page
    .getByRole('button', { name: say('Edit', 'تعديل') })
    .first()
    .click();
  await expectAccessible(page);
});

test('menus, palette, toast and an empty list have no accessibility violations', async ({
  page,
  say,
  company,
}) => {
  const { car_id: plate } = await company.createCar();
  await visit(page, `/cars?search=${plate}`);
  await page.getByRole('button', { name: say('Cities and cars', 'المدن والسيارات') }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /( account$|^حساب)/ }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete', 'حذف') })
    .click();
  await expect(page.getByText(say('Car deleted successfully!', 'تم حذف السيارة بنجاح.'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);
});
