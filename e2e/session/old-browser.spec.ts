import { expect, test } from '../product/console.ts';

test('an old browser shows why it cannot run the console, and reports nothing', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/reports') && reports.push(request.url())));
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/orders');
  await expect(page.getByRole('heading')).toHaveText([
    'This browser is too old for Tawseel',
    'هذا المتصفح أقدم من أن يشغّل نظام «توصيل»',
  ]);
  await expect(page.locator('body')).toHaveText(/Chrome 120.*Safari 17[^<{]*$/s, { useInnerText: true });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }), 'the console does not replace it').toHaveCount(2);
  expect(reports).toEqual([]);
});
