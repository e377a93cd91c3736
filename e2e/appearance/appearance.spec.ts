import type { Page } from '@playwright/test';
import { expectAppearance, type Shot } from '../product/appearance.ts';
import { expect, stored, test } from '../product/console.ts';
import { serveKit } from '../product/kit.ts';
import { ready } from '../product/ready.ts';

const widths = [1440, 390];
const themes = ['light', 'dark'] as const;
const now = new Date('2026-11-20T09:00:00+03:00');

const mainScreens = [
  ['home', '/home'],
  ['drivers', '/drivers?search=D-00'],
  ['orders', '/orders?search=M-001'],
  ['form', '/create-driver'],
] as const;

/** Compares the page in both themes at both widths. */
async function expectAppearances(page: Page, name: string, shot: Shot = {}) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAppearance(page, `${name}-${width}-${colorScheme}`, shot);
    }
  }
}

test('the main screens match their baselines', async ({ page, language, say }) => {
  test.slow();
  await page.clock.setFixedTime(now);
  for (const [name, path] of mainScreens) {
    await page.goto(path);
    await ready(page);
    await expectAppearances(page, `${name}-${language}`, { hasFigures: path === '/home' });
  }
  await page.goto('/drivers?search=D-001');
  await ready(page);
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAppearances(page, `dialog-${language}`);
});

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page matches its baselines', async ({ page, language }) => {
    await page.goto('/login');
    await ready(page);
    await expectAppearances(page, `login-${language}`);
  });
});

test(
  'the parts of the kit match their baselines in both languages',
  { tag: '@once' },
  async ({ browser }) => {
    test.slow();
    const kit = await serveKit();
    try {
      for (const language of ['en', 'ar'] as const) {
        const say = (en: string, ar: string) => (language === 'ar' ? ar : en);
        const context = await browser.newContext({ storageState: stored(kit.address, { language }) });
        const page = await context.newPage();
        await page.goto(kit.address);
        await expectAppearances(page, `kit-${language}`, { isWhole: true });
        await page.getByRole('button', { name: say('Submit', 'إرسال') }).click();
        await expect(page.getByLabel(say('Balance', 'الرصيد')).last()).toHaveAttribute(
          'aria-invalid',
          'true',
        );
        await expectAppearances(page, `kit-form-${language}`, { isWhole: true });
        await page.getByRole('button', { name: 'ConfirmDialog', exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAppearances(page, `kit-dialog-${language}`);
        await page.goto(kit.address);
        await page.getByRole('link', { name: say('List', 'القائمة') }).click();
        await expect(page.getByRole('searchbox')).toBeVisible();
        await expectAppearances(page, `kit-list-${language}`);
        await context.close();
      }
    } finally {
      await kit.end();
    }
  },
);
