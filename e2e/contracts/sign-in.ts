import type { Page } from '@playwright/test';

/** Signs in to a demo company on the sign-in page. */
export async function signIn(page: Page, companyId: string): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=company_id]').fill(companyId);
  await page.locator('[name=password_company]').fill(`demo-${companyId}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('/home');
}
