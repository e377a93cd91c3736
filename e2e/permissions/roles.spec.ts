import type { Page } from '@playwright/test';
import { permits, roles, type Permission, type Role } from '@tawseel/api-client/permissions';
import { createOrders, endOrder } from '../merchants/samples.ts';
import { Company, unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

/** Every page behind sign-in that requires a permission. */
const pages: Readonly<Record<string, Permission>> = {
  '/create-driver': 'records.change',
  '/drivers': 'records.see',
  '/MoneyDrivers': 'balances.see',
  '/handovers': 'balances.see',
  '/handover-receipt': 'balances.see',
  '/create-car': 'records.change',
  '/cars': 'records.see',
  '/create-city': 'records.change',
  '/cities': 'records.see',
  '/prices': 'prices.see',
  '/prices/import': 'prices.change',
  '/car-services': 'records.see',
  '/create-merchant': 'records.change',
  '/merchants': 'records.see',
  '/MoneyMerchants': 'balances.see',
  '/payouts-due': 'balances.see',
  '/payouts': 'balances.see',
  '/payout': 'balances.see',
  '/deleted-records-orders': 'orders.see',
  '/receipt': 'orders.see',
  '/profits-list': 'finance.see',
  '/total-profits': 'finance.see',
  '/expenses': 'finance.see',
  '/PaymentCardsMonth': 'company.see',
  '/activity': 'audit.see',
  '/contract-list': 'company.see',
  '/contract/C-1001-2': 'company.see',
  '/contractEng/C-1001-2': 'company.see',
  '/contract-verification/C-1001-2': 'company.see',
  '/SignatureClientAr/C-1001-2': 'contracts.change',
  '/CompanyInfo': 'company.see',
  '/orders': 'orders.see',
  '/payment-types': 'orders.see',
  '/desk': 'orders.see',
  '/scan': 'parcels.scan',
  '/runs': 'orders.see',
  '/returns': 'orders.see',
  '/failure-reasons': 'orders.see',
};

/** Buttons, links and column headers of pages, and the permission of each. */
const controls: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  '/drivers': {
    'Create driver': 'records.change',
    Edit: 'records.change',
    Delete: 'records.change',
    Deleted: 'records.change',
    Export: 'records.see',
    'Order money': 'balances.see',
    'Commission balance': 'balances.see',
  },
  '/MoneyDrivers': { Update: 'balances.change', Export: 'balances.see' },
  '/handovers': { 'Hand over': 'handovers.post' },
  '/cars': { 'Create car': 'records.change', Edit: 'records.change', Deleted: 'records.change' },
  '/cities': { 'Create city': 'records.change', Delete: 'records.change', Deleted: 'records.change' },
  '/prices': { 'Import prices': 'prices.change', 'Download prices': 'prices.see' },
  '/car-services': { 'Add a service': 'records.change', Deleted: 'records.change' },
  '/merchants': {
    'Create merchant': 'records.change',
    Edit: 'records.change',
    Delete: 'records.change',
    Deleted: 'records.change',
    'Order money': 'balances.see',
  },
  '/MoneyMerchants': { Update: 'balances.change', Ledger: 'balances.see' },
  '/payouts-due': { 'Draft all due': 'payouts.draft', Export: 'balances.see' },
  '/payment-types': { 'Add a payment type': 'payments.decide', Edit: 'payments.decide' },
  '/deleted-records-orders': { Restore: 'orders.delete', Export: 'orders.see' },
  '/expenses': {
    Add: 'finance.change',
    Edit: 'finance.change',
    Delete: 'finance.change',
    Deleted: 'finance.change',
  },
  '/cash': { 'Opening money': 'cash.own', 'Count the cash box': 'cash.count', 'Move money': 'cash.move' },
  '/orders': { 'Create order': 'orders.edit', Export: 'orders.see' },
};

/** Names of the visible buttons, links and column headers of the page. */
const namesOn = (page: Page) =>
  page
    .locator('main :is(button, a, th)')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.textContent.trim()));

/** Addresses of this site that the page links to. */
const linksOn = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '', location.href).pathname));

/** Uses an action of a role and waits for its visible result. */
const changes: Readonly<Record<Role, (page: Page) => Promise<unknown>>> = {
  Owner: async (page) => {
    const balance = page.getByRole('textbox', { name: /^New balance/ }).first();
    await visit(page, '/MoneyMerchants?search=M-00');
    await balance.fill('12');
    await balance.press('Enter');
    await expect(page.getByText('The amount was updated successfully')).toBeVisible();
  },
  Accountant: async (page) => {
    await visit(page, '/expenses');
    await fill(page, { Description: `Tea ${unique()}`, Quantity: '1', Amount: '2' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Done Add')).toBeVisible();
  },
  Cashier: async (page) => {
    await visit(page, '/MoneyMerchants?search=M-00');
    await page.getByRole('button', { name: 'Ledger' }).first().click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  },
  Dispatcher: async (page) => {
    await page.getByRole('row').nth(2).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Order restored successfully!')).toBeVisible();
  },
  DataEntry: async (page) => {
    await page.getByRole('row').nth(2).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog').getByText('Driver ID')).toHaveCount(0);
    await fill(page.getByRole('dialog'), { Address: 'University street 2' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Order updated successfully!')).toBeVisible();
  },
  Viewer: async (page) => {
    await visit(page, '/expenses');
    await page.getByRole('button', { name: 'Total Expenses by Month' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  },
};

test.use({ isSignedIn: false });

for (const role of roles) {
  test(`${role} sees and does what the role permits, and nothing else`, async ({
    page,
    context,
    company,
    playwright,
    baseURL,
  }) => {
    const may = (permission: Permission) => permits(role, permission);
    const permitted = (path: string) =>
      may(Object.entries(pages).find(([known]) => known === path)?.[1] ?? 'account.own');
    const { merchant, ids, search } = await createOrders(company, 2);
    const { driver_id: driver } = await company.createDriver();
    await endOrder(company, merchant.merchant_id, String(ids[1]), driver);
    const login = role === 'Owner' ? '' : role.toLowerCase();
    const person = await Company.signIn(playwright.request, String(baseURL), '1001', {
      user: login,
      password_company: `demo-1001${login && `-${login}`}`,
    });
    const refused: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
    await context.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, person.stored);

    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    for (const [path, permission] of Object.entries(pages)) {
      const heading = await visit(page, path);
      if (!may(permission)) {
        await expect(heading).toHaveText('Not permitted');
        continue;
      }
      await expect(heading).not.toHaveText('Not permitted');
      for (const [name, own] of Object.entries(controls[path] ?? {}))
        await expect
          .poll(async () => (await namesOn(page)).includes(name), `${name} of ${path}`)
          .toBe(may(own));
      expect(
        (await linksOn(page)).filter((link) => !permitted(link)),
        `links of ${path}`,
      ).toEqual([]);
    }

    await page.goto(search);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    const bar = page.getByRole('region', { name: '2 selected' });
    for (const [name, permission] of Object.entries({
      'Change status': 'orders.status',
      'Assign driver': 'orders.status',
      Delete: 'orders.delete',
      Export: 'orders.see',
    } as const))
      await expect(bar.getByRole('button', { name })).toHaveCount(may(permission) ? 1 : 0);
    const ended = page.getByRole('row').filter({ hasText: String(ids[1]) });
    if (may('orders.delete')) {
      await ended.getByRole('button', { name: 'More actions' }).click();
      const removal = page.getByRole('menuitem', { name: 'Delete' });
      await expect(removal).toBeEnabled({ enabled: may('orders.delete_ended') });
      if (!may('orders.delete_ended')) await expect(removal).toContainText('Only the owner may delete');
      await page.keyboard.press('Escape');
    }

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to page' });
    await expect(palette.getByRole('link').first()).toBeVisible();
    const offered = (await linksOn(page)).filter((link) => link in pages);
    expect(offered.includes('/activity')).toBe(may('audit.see'));
    expect(offered.filter((link) => !permitted(link))).toEqual([]);
    await page.keyboard.press('Escape');

    await changes[role](page);
    expect(refused).toEqual([]);
    await person.close();
  });
}
