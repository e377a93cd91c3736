import type { Browser, Page } from '@playwright/test';
import { expect, stored } from '../product/console.ts';
import { test } from './sample-test.ts';

const company = '1001';
const audience = { companies: [company] };

const isShown = (page: Page, says: string) =>
  expect(page.getByRole('heading', { level: 1, name: says })).toBeVisible();

/** Another browser of the company that has signed in before: a separate visitor. */
async function openBrowser(browser: Browser, baseURL: string | undefined, token: string): Promise<Page> {
  const state = stored(baseURL, { 'admin-token': token });
  const context = await browser.newContext({ baseURL: String(baseURL), storageState: state });
  await context.addCookies([{ name: 'tawseel-company', value: company, url: String(baseURL) }]);
  return context.newPage();
}

test("a company's canary reaches its browsers, and open pages keep it when it is aborted", async ({
  page,
  sample,
}) => {
  await sample.release({ says: 'live' });
  await sample.release({ says: 'canary' }, { audience });
  // The first page identifies the visitor; the next page is selected by it.
  await page.goto(sample.path);
  await isShown(page, 'live');
  await page.reload();
  await isShown(page, 'canary');

  await sample.abortCanary();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await isShown(page, 'canary');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await isShown(page, 'live');
});

test('a failing canary falls back to the live release and is aborted after three browsers', async ({
  browser,
  baseURL,
  company: session,
  sample,
}) => {
  const live = await sample.release({ says: 'live' });
  const canary = await sample.release(
    { says: 'canary', first: 'throw new Error("sample fails");' },
    { audience },
  );
  const pages: Page[] = [];
  for (const _ of [1, 2, 3]) {
    const page = await openBrowser(browser, baseURL, session.token);
    pages.push(page);
    await page.goto(sample.path);
    await isShown(page, 'live');
  }
  const [first] = pages;
  if (!first) throw new Error('No browser');
  const versionNow = () =>
    first.evaluate(async (name) => {
      const answer = await fetch('/registry.json');
      const { features } = (await answer.json()) as { features: Record<string, { version: string }> };
      return features[name]?.version;
    }, sample.name);
  await expect.poll(versionNow).toBe(live);

  await expect(first.getByText('You are using the previous version.')).toBeVisible();
  await first.getByRole('button', { name: 'Try the latest version' }).click();
  await expect(first.getByText('You are using the previous version.')).toHaveCount(0);
  await isShown(first, 'live');
  // Sent without the browser's cookies and headers, which the gateway's local check would refuse.
  const metrics = await (await fetch(new URL('/metrics', first.url()))).text();
  expect(metrics).toContain(
    `tawseel_feature_load_failures_total{feature="${sample.name}",version="${canary}",reason="threw"} 3`,
  );
  for (const page of pages) await page.context().close();
});
