import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { balanceOf, createMerchant, setBalance } from './samples.ts';

test.use({ isRunning: true });

test('a balance is set in its row and each change appears in the ledger', async ({ page, say, company }) => {
  const { merchant_id: id, full_name: name } = await createMerchant(company);
  await setBalance(company, id, 40);
  await visit(page, `/MoneyMerchants?search=${id}`);
  const amount = page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`));
  const update = page.getByRole('button', {
    name: say(`Update the balance of ${name}`, `تحديث رصيد ${name}`),
  });
  await amount.fill('-1');
  await update.click();
  await expect(amount).toHaveAccessibleDescription(
    say('Please enter a valid non-negative number', 'يرجى إدخال مبلغ صالح لا يقل عن صفر'),
  );
  await amount.fill('١٢٫٥٠٥');
  await amount.press('Enter');
  const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
  await expect(messages).toContainText(say('The amount was updated successfully', 'تم تحديث المبلغ بنجاح'));
  await expect(amount).toHaveValue('');
  await expect(page.getByRole('row').nth(1)).toContainText('12.505');

  await page.getByRole('button', { name: say('Ledger', 'سجل الحركات') }).click();
  const entries = page.getByRole('dialog').getByRole('row');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('40.00');
  await expect(entries.nth(1)).toContainText('-27.495');
  await expect(entries.nth(1)).toContainText('1001-1');
  await expect(entries.nth(2)).toContainText('+40.00');
});

test('the search finds balances as they are shown', { tag: '@once' }, async ({ page, say, company }) => {
  const { merchant_id: id } = await createMerchant(company);
  // A balance that no other journey sets. The division gives it exactly three decimals.
  const balance = (70_000_000 + (Date.now() % 10_000_000)) / 1000;
  await setBalance(company, id, balance);
  await visit(page, '/MoneyMerchants');
  const shown = balance.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  for (const search of [shown, String(balance)]) {
    await page.getByRole('searchbox').fill(search);
    await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(shown);
    await expect(page.getByRole('row').nth(1)).toContainText(id);
  }
});

test(
  'a balance set in another tab is shown instead of overwritten',
  { tag: '@once' },
  async ({ page, context, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const { merchant_id: id, full_name: name } = await createMerchant(company);
    const field = say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/MoneyMerchants?search=${id}`);
      await tab.getByLabel(field).fill(tab === page ? '10' : '99');
    }
    await other.getByLabel(field).press('Enter');
    await expect(other.getByRole('row').nth(1)).toContainText('99.00');
    await page.getByLabel(field).press('Enter');
    await expect(page.getByRole('row').nth(1)).toContainText('99.00');
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(
      new RegExp(say('This balance has changed since you opened it', 'تغيّر الرصيد في هذه الأثناء')),
    );
    expect(await balanceOf(company, id)).toBe(99);
    await page.getByLabel(field).press('Enter');
    await expect(page.getByRole('row').nth(1)).toContainText('10.00');
    expect(await balanceOf(company, id)).toBe(10);
  },
);

test(
  'a lost connection during a save shows one error, keeps the amount, and a retry applies it once',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/ERR_|net::/);
    const { merchant_id: id, full_name: name } = await createMerchant(company);
    await visit(page, `/MoneyMerchants?search=${id}`);
    let cuts = 0;
    await page.route('**/DC/UpdateMerchantsMoney', async (route) => {
      cuts += 1;
      if (cuts > 1) return route.continue();
      // The server applies the request; its response is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const amount = page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`));
    await amount.fill('55');
    await amount.press('Enter');
    await expect(page.getByText(say('Error during update', 'حدث خطأ أثناء التحديث'))).toHaveCount(1);
    await expect(amount).toHaveAccessibleDescription(say('Error during update', 'حدث خطأ أثناء التحديث'));
    await expect(amount).toHaveValue('55');
    await expect(page.getByRole('row').nth(1), 'the balance that was set all the same').toContainText(
      '55.00',
    );
    await amount.press('Enter');
    const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
    await expect(messages).toContainText(say('The amount was updated successfully', 'تم تحديث المبلغ بنجاح'));
    await page.getByRole('button', { name: say('Ledger', 'سجل الحركات') }).click();
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2);
  },
);

test('a typed amount stays with its merchant', { tag: '@once' }, async ({ page, say, company }) => {
  const first = await createMerchant(company);
  const second = await createMerchant(company);
  const amountOf = ({ full_name: name }: typeof first) =>
    page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`));
  await visit(page, `/MoneyMerchants?search=${first.merchant_id}`);
  await amountOf(first).fill('75');
  await page.getByRole('searchbox').fill(second.merchant_id);
  await expect(amountOf(second)).toBeVisible();
  await expect(amountOf(second)).toHaveValue('');
  await page.getByRole('searchbox').fill(first.merchant_id);
  await expect(amountOf(first)).toHaveValue('75');
  await page.getByRole('searchbox').fill('');
  await expect(amountOf(first)).toHaveValue('75');
});

test(
  'a row stays mounted when its new balance moves it far down',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { merchant_id: id, full_name: name } = await createMerchant(company, {
      merchant_id: `M-0${unique()}`,
    });
    await setBalance(company, id, 1);
    // Together with the demo's forty merchants, more than fit in view, and all loaded.
    await visit(page, '/MoneyMerchants?sort=money_orders&search=M-0');
    await page.getByRole('button', { name: say('Load more', 'تحميل المزيد') }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(40);
    const amount = page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`));
    await amount.fill('99999');
    await amount.press('Enter');
    const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
    await expect(messages).toContainText(say('The amount was updated successfully', 'تم تحديث المبلغ بنجاح'));
    await expect(amount).toBeFocused();
  },
);

test('the row actions do not cover the focused element between phone and desktop width', async ({
  page,
  say,
  company,
}) => {
  const { merchant_id: id, full_name: name } = await createMerchant(company, {
    full_name: `Al Quds Trading Company for Household Goods ${Date.now()}`,
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, `/MoneyMerchants?search=${id}`);
  await page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`)).focus();
  await page.keyboard.press('Tab');
  const update = page.getByRole('button', {
    name: say(`Update the balance of ${name}`, `تحديث رصيد ${name}`),
  });
  await expect(update).toBeFocused();
  const inView = () =>
    update.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [left + 2, right - 2].every((x) => {
        const seen = document.elementFromPoint(x, (top + bottom) / 2);
        return seen !== null && button.contains(seen);
      });
    });
  await expect.poll(inView).toBe(true);
});

test('a printed balance is text instead of a form', { tag: '@once' }, async ({ page, company }) => {
  const { merchant_id: id } = await createMerchant(company);
  await visit(page, `/MoneyMerchants?search=${id}`);
  // The head of the printed sheet names the search.
  const row = page.getByRole('row').filter({ hasText: id }).last();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toContainText('0.00');
  await expect(page.getByRole('table').locator('form input, form button').first()).toBeHidden();
});
