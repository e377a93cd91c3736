import type { Page } from '@playwright/test';
import { expect } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Reason of a page failure, as the page reports it. */
export type Reason =
  | 'missing'
  | 'not-script'
  | 'timeout'
  | 'threw'
  | 'contract'
  | 'duplicate'
  | 'chunk'
  | 'integrity'
  | 'drawn';

const texts: Record<Reason, string> = {
  missing: 'This page could not be loaded',
  'not-script': 'This page could not be loaded',
  timeout: 'This page is taking too long',
  threw: 'This page could not start',
  contract: 'This page is not compatible with this version of Tawseel',
  duplicate: 'This page could not start',
  chunk: 'Part of this page could not be loaded',
  integrity: 'This page was not opened',
  drawn: 'This page has stopped',
};

/** Reason of the next failure that is reported to the gateway. */
export async function nextReport(page: Page): Promise<{ feature: string; version: string; reason: Reason }> {
  const request = await page.waitForRequest((sent) => sent.url().endsWith('/reports'), { timeout: 30_000 });
  return request.postDataJSON() as { feature: string; version: string; reason: Reason };
}

/**
 * Navigates to a page that fails, and expects its error panel and its report to the gateway to name the
 * reason.
 */
export async function expectFailure(page: Page, address: string, reason: Reason): Promise<void> {
  const reported = nextReport(page);
  // Not until the load event: something may hang.
  await page.goto(address, { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts[reason], { timeout: 30_000 });
  await expect(alert).toContainText(`· ${reason}`);
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect((await reported).reason).toBe(reason);
}

/** Expects the navigation to lead to a working page of another feature, whose rows load with the session. */
export async function expectRestWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Merchants', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merchants', exact: true }).click();
  await expect(page).toHaveURL('/merchants');
  await ready(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
