import type { Page } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { drawByMouse, drawByTouch, findPad, inkOn } from './pad.ts';
import { signIn } from './sign-in.ts';

/** Reads the signed document and proves it. */
async function expectProved(page: Page, contractId: string, client: string, verdict: string) {
  await page.goto(`/contractEng/${contractId}`);
  const signature = page.getByRole('img', { name: `Signature of ${client}` });
  await expect(signature).toBeVisible();
  expect(await signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  const record = page.getByRole('region', { name: 'Signing record' });
  await expect(record.getByText('127.0.0.1'), 'the address as seen, and as reported').toHaveCount(2);
  const code = await record.locator('header code').innerText();
  await page.goto(`/contract-verification/${contractId}`);
  await expect(page.getByText(verdict, { exact: true })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
}

test('by hand with a mouse, in two tabs at once: one signs, the other is told', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await page.goto('/contract-list');
  await page
    .getByRole('region', { name: 'بترا إكسبرس Contract no. C-1001-3' })
    .getByRole('link', { name: 'Sign contract' })
    .click();
  await expect(page).toHaveURL('/SignatureClientAr/C-1001-3');
  const other = await context.newPage();
  await other.goto('/SignatureClientAr/C-1001-3');
  await other.getByText('Typed', { exact: true }).click();
  await other.getByLabel('Your full name').fill('Samer Al-Khatib');

  await page.bringToFront();
  const approve = page.getByRole('button', { name: 'Approve and sign' });
  const pad = await findPad(page);
  await approve.click();
  await expect(page.getByRole('alert')).toContainText('Add your signature first');
  await pad.click();
  await approve.click();
  await expect(page.getByRole('alert'), 'a stray dot is no signature').toContainText(
    'Add your signature first',
  );
  await drawByMouse(page, pad);
  await expectAccessible(page);
  await approve.click();
  await expect(page.getByText('The handwritten signature was saved.')).toBeVisible();
  await expect(page).toHaveURL('/contract-list');

  await other.bringToFront();
  await other.getByRole('button', { name: 'Approve and sign' }).click();
  await expect(other.getByText('This contract is already signed')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'English contract' }).click();
  await expect(other).toHaveURL('/contractEng/C-1001-3');
  await expectProved(page, 'C-1001-3', 'بترا إكسبرس', 'Valid');
});

test('typed, by keyboard alone', async ({ page }) => {
  await page.goto('/SignatureClientAr/C-1001-4');
  await page.getByRole('radio', { name: 'Handwritten' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Samer Al-Khatib');
  const preview = page.getByRole('img', { name: 'Signature of Samer Al-Khatib' });
  await expect.poll(() => inkOn(preview)).toBeGreaterThan(10);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('40px "Latin Signature"', 'Samer')))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The text signature was saved.')).toBeVisible();
  await expectProved(page, 'C-1001-4', 'بترا إكسبرس', 'Valid');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar', isSignedIn: false });

  test('typed, in a ruqʿah hand', async ({ page }) => {
    await signIn(page, '1002');
    await page.goto('/SignatureClientAr/C-1002-4');
    await page.getByText('توقيع نصي', { exact: true }).click();
    await page.getByLabel('اسمك الكامل').fill('رنا العبادي');
    const preview = page.getByRole('img', { name: 'توقيع رنا العبادي' });
    await expect.poll(() => inkOn(preview)).toBeGreaterThan(10);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('40px "Arabic Signature"', 'رنا')))
      .toBe(true);
    await page.getByRole('button', { name: 'أوافق وأوقّع' }).click();
    await expect(page.getByText('تم حفظ التوقيع النصي.')).toBeVisible();
    await expectProved(page, 'C-1002-4', 'نشامى للتوصيل', 'صحيح');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 3 });

    test('by hand with a finger; turning the phone loses nothing, and strokes are taken back', async ({
      page,
    }) => {
      await signIn(page, '1002');
      await page.goto('/SignatureClientAr/C-1002-3');
      const pad = await findPad(page);
      await drawByTouch(page, pad);
      const ink = await inkOn(pad);
      expect(ink).toBeGreaterThan(5);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(async () => (await pad.boundingBox())?.width).toBe(500);
      await expect.poll(() => inkOn(pad)).toBeGreaterThan(ink * 0.7);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'تراجع' }).click();
      await expect.poll(() => inkOn(pad)).toBe(0);
      await drawByTouch(page, pad);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'أوافق وأوقّع' }).click();
      await expect(page.getByText('تم حفظ التوقيع باليد.')).toBeVisible();
      await page.goto('/contract/C-1002-3');
      await ready(page);
      await expect(page.getByRole('img', { name: 'توقيع نشامى للتوصيل' })).toBeVisible();
      await expectAccessible(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });
  });
});
