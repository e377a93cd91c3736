import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Holds back the frames of the page, and thereby the content of dialogs. Returns a function that releases them. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.addEventListener(
      'release-frames',
      () => {
        window.requestAnimationFrame = requestAnimationFrame;
        for (const callback of held) requestAnimationFrame(callback);
      },
      { once: true },
    );
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-frames')));
}

/** Opens the list of cars with the code of its dialogs loaded, and holds back its frames. */
async function openCars(page: Page) {
  await page.goto('/cars');
  await ready(page);
  const row = page.locator('[data-row]').first();
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return { row, dialogs: page.locator('dialog'), release: await holdFrames(page) };
}

test('a character typed before the content of a dialog mounts reaches its first field', async ({ page }) => {
  const { row, dialogs } = await openCars(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.type('Q7');
  await expect(dialogs).toHaveCount(1);
  await expect(page.getByRole('dialog').locator('*:focus')).toHaveValue(/Q7/);
});

test('Escape closes a dialog whose content has not mounted and returns the focus', async ({ page }) => {
  const { row, dialogs, release } = await openCars(page);
  const edit = row.getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await release();
  await expect(dialogs).toHaveCount(0);
  await expect(page.locator('[popover=manual]')).toHaveCount(0);
});

test('a second Enter goes to the dialog that the first one opened', async ({ page }) => {
  const { row, dialogs } = await openCars(page);
  const remove = row.getByRole('button', { name: 'Delete' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(dialogs).toHaveCount(0);
  // Cancel has the focus of a confirmation.
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(dialogs).toHaveCount(0);
});

test('a second click opens no other dialog', async ({ page }) => {
  const { row, dialogs, release } = await openCars(page);
  const edit = row.getByRole('button', { name: 'Edit' });
  const box = await edit.boundingBox();
  if (!box) throw new Error('The button has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(dialogs).toHaveCount(0);
  await release();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('the page looks the same when the backdrop replaces the scrim', async ({ page }) => {
  const { row, dialogs, release } = await openCars(page);
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(dialogs).toHaveCount(0);
  // Beside the dialog and its shadow.
  const clip = { x: 0, y: 0, width: 300, height: 200 };
  const scrim = await page.screenshot({ clip });
  await release();
  await expect(dialogs).toHaveCount(1);
  expect(scrim.equals(await page.screenshot({ clip }))).toBe(true);
});
