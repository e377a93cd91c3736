import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from './samples.ts';
import { idleNetwork } from '../product/idle-network.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the first order is in view; its card is brief until its details are opened', async ({ page, say }) => {
  await visit(page, '/orders');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toBeInViewport();
  const box = await card.boundingBox();
  expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(844);
  await expect(card.getByRole('term')).toHaveCount(6);

  const details = card.getByRole('button', { name: say('Details', 'التفاصيل') });
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  for (const button of await card.locator('footer').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await details.tap();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('term')).toHaveCount(14);
});

test('one further page is requested once the list is scrolled', { tag: '@once' }, async ({ page }) => {
  let further = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/DisplayOrders') && request.postData()?.includes('cursor')) further += 1;
  });
  await visit(page, '/orders');
  // All cards of the first page are mounted.
  await expect(page.getByRole('article')).toHaveCount(25);
  await idleNetwork(page);
  expect(further).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('article')).toHaveCount(75);
  await idleNetwork(page);
  expect(further).toBe(1);
});

test(
  'one button opens the filters and counts those that are set',
  { tag: '@once' },
  async ({ page, say }) => {
    await page.goto('/orders');
    const filters = page.getByRole('button', { name: say(/^Filters/, /^عوامل التصفية/) });
    const status = page.getByLabel(say('Filter: Status', 'تصفية: الحالة'));
    await expect(status).toHaveCount(0);
    await filters.tap();
    await status.selectOption('Pending');
    await filters.tap();
    await expect(status).toHaveCount(0);
    await expect(filters).toHaveText(say('Filters: 1', 'عوامل التصفية: 1'));
    await expect(page).toHaveURL(/status=Pending/);
  },
);

test(
  'a phone number can be called, or opens WhatsApp, on the card and in the details',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { search } = await createOrders(company, 1, () => ({ phone_customer: '0791234567' }));
    await page.goto(search);
    const card = page.getByRole('article');
    for (const place of [card, page.getByRole('dialog')]) {
      await expect(place.getByRole('link', { name: '0791234567' })).toHaveAttribute(
        'href',
        'tel:+962791234567',
      );
      const chat = place.getByRole('link', { name: say('WhatsApp', 'واتساب') });
      await expect(chat).toHaveAttribute('href', 'https://wa.me/962791234567');
      await expect(chat).toHaveAttribute('rel', /noopener/);
      if (place !== card) continue;
      await card.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).tap();
      await page.getByRole('menuitem', { name: say('View', 'عرض') }).tap();
    }
  },
);

test('amounts of the details are at the end of their lines', async ({ page, say, company }) => {
  const { merchant, ids, search } = await createOrders(company, 1);
  const driver = await company.createDriver();
  await endOrder(company, merchant.merchant_id, ids[0] ?? '', driver.driver_id);
  await page.goto(search);
  await page
    .getByRole('article')
    .getByRole('button', { name: say('More actions', 'إجراءات أخرى') })
    .tap();
  await page.getByRole('menuitem', { name: say('View', 'عرض') }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say("Driver's commission", 'عمولة السائق'))).toBeVisible();
  const ends = await dialog.getByRole('definition').evaluateAll((values) =>
    values.flatMap((value) => {
      const amount = value.querySelector(':scope > [data-amount]')?.getBoundingClientRect();
      const line = value.parentElement?.getBoundingClientRect();
      if (!amount || !line) return [];
      return Math.min(amount.left - line.left, line.right - amount.right);
    }),
  );
  // Three of the order, its two quotes, four of its money.
  expect(ends).toHaveLength(9);
  // The shorter one leaves the place of the digits that the longest has.
  expect(Math.max(...ends)).toBeLessThan(16);
});
