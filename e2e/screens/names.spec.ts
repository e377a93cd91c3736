import type { Locator } from '@playwright/test';
import { createMerchant } from '../merchants/samples.ts';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** Whether a text's final full stop is shown after its first letter, as in left-to-right text. */
function runsRight(text: Locator) {
  return text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!node?.textContent) throw new Error('There is no text');
    const end = node.textContent.length;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(end - 1) > leftOf(0);
  });
}

test('a Latin name keeps its final full stop at its end, in titles, details and confirmations', async ({
  page,
  say,
  company,
}) => {
  const name = `KFC${unique()}.`;
  const { merchant_id } = await createMerchant(company, { full_name: name });
  await visit(page, `/merchants?search=${merchant_id}`);
  const isolated = page.getByRole('dialog').getByText(name, { exact: true });
  for (const label of [say('View', 'عرض'), say('Edit', 'تعديل')]) {
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(name);
    for (const text of await isolated.all()) expect(await runsRight(text)).toBe(true);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  expect(await runsRight(page.getByRole('alertdialog').getByText(name, { exact: true }))).toBe(true);
});

test('working hours have the same direction in the view and in the form', async ({ page, say, company }) => {
  const { merchant_id } = await createMerchant(company, { working_hours: '09:00 - 21:00' });
  await visit(page, `/merchants?search=${merchant_id}`);
  await page.getByRole('button', { name: say('View', 'عرض') }).click();
  const shown = page.getByRole('dialog').getByText('09:00 - 21:00');
  const direction = await shown.evaluate((element) => getComputedStyle(element).direction);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const field = page.getByRole('dialog').getByLabel(say('Working hours', 'ساعات العمل'));
  await expect(field).toHaveValue('09:00 - 21:00');
  await expect(field).toHaveCSS('direction', direction);
});

for (const width of [390, 1440]) {
  test(`a long id and e-mail stay within their dialog at ${width} px`, async ({ page, say, company }) => {
    await page.setViewportSize({ width, height: 844 });
    const merchant_id = `${unique()}-${'x'.repeat(50)}`.slice(0, 50);
    const email = `${unique()}${'y'.repeat(50)}@${'z'.repeat(60)}.example`;
    await createMerchant(company, { merchant_id, email });
    await visit(page, `/merchants?search=${merchant_id}`);
    await page.getByRole('button', { name: say('View', 'عرض') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(email);
    const cut = await dialog.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ tagName }) => tagName),
    );
    expect(cut).toEqual([]);
    if (width < 700) return;
    const row = page.getByRole('row').nth(1);
    const widest = await row.evaluate((element) =>
      Math.max(...[...element.children].map(({ clientWidth }) => clientWidth)),
    );
    expect(widest).toBeLessThan(400);
  });
}
