import { expect, test } from './finance.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('the total equals the sum of the months and of the years', async ({ page }) => {
  const net = async (name: string) => {
    const rows = page.getByRole('region', { name }).getByRole('row');
    await expect(rows.nth(1)).toContainText(/\d/);
    const texts = await rows.locator('td:last-child').allInnerTexts();
    return texts.reduce((sum, text) => sum + Math.round(Number(text.replaceAll(',', '')) * 1000), 0);
  };
  // Reads again if another journey changed the sums between two responses.
  await expect(async () => {
    await visit(page, '/total-profits');
    const total = await net('Total net profit');
    expect(await net('Net profit by month')).toBe(total);
    expect(await net('Net profit by year')).toBe(total);
  }).toPass();
});

test('the printed sheet is light, without buttons and menus', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/total-profits');
  await expect(
    page.getByRole('region', { name: 'Net profit by month' }).getByRole('row').nth(1),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  const cell = page.getByRole('region', { name: 'Net profit by month' }).getByRole('cell').first();
  await expect(cell).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the payments page filters by one calendar day', async ({ page }) => {
  await visit(page, '/PaymentCardsMonth');
  const card = page.getByRole('region', { name: /^\d{4}-\d{2}-\d{2}$/ });
  const day = await card.first().getByRole('heading').innerText();
  await page.getByLabel('Date').fill(day);
  await expect(card).toHaveCount(1);
  await page.getByLabel('Date').fill('2001-01-01');
  await expect(page.getByText('No payments found for this date.')).toBeVisible();
});
