import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test('a parcel is found by the code of its label, which shows each piece', async ({ page, say, company }) => {
  const { ids, merchant } = await createOrders(company, 1, () => ({ pieces: 2 }));
  const [id = ''] = ids;
  await visit(page, `/orders?search=${id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
  await page.getByRole('menuitem', { name: say('View', 'عرض') }).click();
  const dialog = page.getByRole('dialog');
  const code =
    (await dialog
      .getByText(/^\d{10}$/)
      .last()
      .textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(code);
  await expect(page).toHaveURL(new RegExp(`search=${code}`));
  await expect(row).toBeVisible();

  await visit(page, `/receipt#${id}:${merchant.merchant_id}`);
  await page.getByRole('radio', { name: say('Label, 100 × 150 mm', 'ملصق 100 × 150 مم') }).check();
  const label = page.getByRole('article');
  await expect(label).toHaveCount(2);
  await expect(label.first()).toContainText(code);
  await expect(label.last()).toContainText(say('Piece 2 of 2', 'القطعة 2 من 2'));
});
