import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { createOrders } from '../merchants/samples.ts';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { lists } from '../product/screens.ts';
import { visit } from '../product/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Horizontal scroll range of the page, in pixels. */
function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page is not wider than a phone', async ({ page }) => {
    await page.goto('/login');
    await ready(page);
    expect(await sideways(page)).toBe(0);
  });
});

test('the search placeholder is fully visible', async ({ page }) => {
  const cut: string[] = [];
  for (const path of [
    '/drivers',
    '/merchants',
    '/cars',
    '/orders',
    '/contract-list',
    '/profits-list',
    '/payouts',
  ]) {
    await visit(page, path);
    const box = page.getByRole('searchbox');
    const missing = await box.evaluate((input) => {
      const { fontFamily, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const text = document.createElement('span');
      Object.assign(text.style, { fontFamily, fontSize, position: 'absolute', whiteSpace: 'nowrap' });
      text.textContent = input.getAttribute('placeholder');
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      const room =
        input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return width - room;
    });
    if (missing > 0) cut.push(`${path}: ${missing} px`);
  }
  expect(cut).toEqual([]);
});

test('an id longer than its card wraps beside the status', async ({ page, company }) => {
  const id = `${unique()}-`.repeat(6).slice(0, 50);
  const { merchant } = await createOrders(company, 1, () => ({ merchant_order_id: id }));
  await page.goto(`/orders?search=${merchant.merchant_id}`);
  const card = page.getByRole('article');
  const heading = card.getByRole('heading');
  await expect(heading).toHaveText(id);
  expect(await sideways(page)).toBe(0);
  const overlap = await heading.evaluate((element) => {
    const name = element.querySelector('bdi')?.getBoundingClientRect();
    const status = element.nextElementSibling?.getBoundingClientRect();
    if (!name || !status) return undefined;
    return Math.min(name.right, status.right) - Math.max(name.left, status.left);
  });
  expect(overlap).toBeLessThanOrEqual(0);
});

test('buttons are as high as the fields beside them', { tag: '@once' }, async ({ page }) => {
  const low: string[] = [];
  for (const path of ['/create-driver', '/expenses', '/account', '/staff', '/orders?search=M-001']) {
    await visit(page, path);
    const heights = page
      .locator('button[data-size], a[data-size]')
      .evaluateAll((buttons) =>
        buttons.map((button) => ({ name: button.outerHTML, height: button.getBoundingClientRect().height })),
      );
    for (const { name, height } of await heights) if (height > 0 && height < 44) low.push(`${path}: ${name}`);
  }
  expect(low).toEqual([]);
});

/** Parts of a card that overflow it by more than a rounding error. */
function outside(card: Locator) {
  return card.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('*')]
      .map((part) => ({ name: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
      .map(({ name }) => name);
  });
}

test('each list row is a card with actions, whose content stays within it at 320, 360 and 390 px', async ({
  page,
  company,
}) => {
  test.slow();
  // The actions of an invited person have the longest labels.
  const login = unique();
  await company.call('POST', 'CreateStaff', { name: `Person ${login}`, login, role: 'Viewer' });
  for (const path of [...lists, `/staff?search=${login}`]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('table')).toHaveCount(0);
      const card = page.getByRole('article').first();
      await expect(card.getByRole('heading')).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.soft.poll(() => outside(card), `${path}, ${width} px`).toEqual([]);
      }
      // The actions of these cards are fields, or in a menu.
      if (/^\/(MoneyMerchants|payouts-due)/.test(path)) return;
      await card
        .locator('footer')
        .getByRole('button')
        .and(page.locator(':not([aria-expanded])'))
        .first()
        .tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await sideways(page), path).toBe(0);
      await expectAccessible(page);
    });
  }
});

test('the navigation is a drawer', async ({ page, say }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: say('Open menu', 'فتح القائمة') }).tap();
  const drawer = page.getByRole('dialog', { name: say('Main navigation', 'التنقل الرئيسي') });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: say('Cars', 'السيارات'), exact: true }).tap();
  await expect(page).toHaveURL('/cars');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: say('Cars', 'السيارات') })).toBeVisible();
});

test('cards are sorted by a select', { tag: '@once' }, async ({ page, say }) => {
  await page.goto('/drivers');
  await page.getByLabel(say('Sort by', 'الترتيب حسب')).selectOption('driver_id');
  await expect(page).toHaveURL('/drivers?sort=driver_id');
  await expect(page.getByRole('article').first()).toContainText('D-001');
});

test('filters and menus open within the window', async ({ page, say }) => {
  await visit(page, '/orders?search=M-001');
  await page
    .getByRole('button', { name: say('Filters', 'عوامل التصفية'), exact: true })
    .first()
    .tap();
  const names = [
    say('Filter: Merchant ID', 'تصفية: رقم التاجر'),
    say('Filter: Driver ID', 'تصفية: رقم السائق'),
    say('Filter: City', 'تصفية: المدينة'),
    say('Filter: Order date', 'تصفية: تاريخ الطلب'),
    say('More actions', 'إجراءات أخرى'),
  ];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // A panel that is open when the event of the new size arrives closes.
    await page.waitForFunction(
      (wanted) => new Promise((resolve) => requestAnimationFrame(() => resolve(innerWidth === wanted))),
      width,
    );
    for (const name of names) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).first().press('Enter');
      const panel = page.locator(':popover-open');
      await expect(panel).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
});
