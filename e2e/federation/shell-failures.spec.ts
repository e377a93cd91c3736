import { rollback } from '@tawseel/federation/store';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, violationsOf } from '../product/accessible.ts';
import { expect, stored } from '../product/console.ts';
import { SampleFeature } from '../product/sample-feature.ts';
import type { ShellRelease, ShellSite } from '../product/shell-site.ts';
import { nextReport } from './recovery.ts';
import { test } from './site-test.ts';

test.beforeEach(({ expectFault }) =>
  expectFault(/shell fails|sample fails|Failed to load resource|releases\/shell|integrity/),
);

const company = '1001';
const audience = { companies: [company] };
const fails = 'throw new Error("shell fails");';
const throws = () => fails;
/** An entry that does nothing. */
const empty = () => '';
const hangs = () => 'new Promise(() => undefined);';
/** The region of messages throws during rendering. */
const throwsInRender = (entry: string) => entry.replace('"notifications"', `(()=>{${fails}})()`);
const whole = (entry: string) => entry;

interface Fault {
  what: string;
  reason: string;
  /** Breaks the live shell. */
  bring: (site: ShellSite, page: Page) => Promise<ShellRelease>;
}

const faults: Fault[] = [
  { what: 'throws in its entry', reason: 'threw', bring: (site) => site.release(throws) },
  { what: 'throws when it is drawn', reason: 'threw', bring: (site) => site.release(throwsInRender) },
  { what: 'never finishes', reason: 'timeout', bring: (site) => site.release(hangs) },
  {
    what: 'has lost its entry',
    reason: 'missing',
    bring: async (site) => {
      const release = await site.release(empty);
      await site.spoil(release);
      return release;
    },
  },
  {
    what: 'has other bytes than were released',
    reason: 'integrity',
    bring: async (site) => {
      const release = await site.release(empty);
      await site.spoil(release, 'window.isTampered = true;');
      return release;
    },
  },
  {
    what: 'has a page of HTML in place of its entry',
    reason: 'not-script',
    bring: async (site, page) => {
      const release = await site.release(empty);
      const html = { contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' };
      await page.route(`**/shell/${release.version}/${release.entry}`, (route) => route.fulfill(html));
      return release;
    },
  },
];

const signInPage = (page: Page) => page.getByRole('button', { name: 'Log in' });
const failurePage = (page: Page) => page.getByRole('heading', { name: 'Tawseel could not start' });

/** Number of requests for the page. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.describe('a shell that', () => {
  test.use({ isSignedIn: false });
  for (const { what, reason, bring } of faults) {
    test(`${what} is reported within 8 seconds and replaced by the previous release`, async ({
      page,
      site,
    }) => {
      const before = (await site.shell()).version;
      const { version } = await bring(site, page);
      const loads = countLoads(page);
      const start = Date.now();
      const reported = nextReport(page).then((report) => ({ report, after: Date.now() - start }));
      await page.goto(`${site.address}/login`, { waitUntil: 'commit' });
      const { report, after } = await reported;
      expect(report).toEqual({ feature: 'shell', version, reason });
      expect(after, 'milliseconds').toBeLessThan(8_000);
      await expect(signInPage(page)).toBeVisible();
      expect(await site.metrics()).toContain(
        `tawseel_feature_load_failures_total{feature="shell",version="${version}",reason="${reason}"} 1`,
      );
      expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
      expect(loads()).toBe(2);
      await page.goto(`${site.address}/login`);
      await expect(signInPage(page)).toBeVisible();
      const data = String(await page.locator('#tawseel-page').textContent());
      const { registry } = JSON.parse(data) as { registry: { shell: { version: string } } };
      expect(registry.shell.version, 'the next page does not try the failed release').toBe(before);
      expect(loads()).toBe(3);
    });
  }

  test('fails like its previous release shows a static page, whose Retry works after a rollback', async ({
    page,
    site,
  }) => {
    const { version: good } = await site.shell();
    await site.spoil(await site.release(empty));
    await site.release(throws);
    const loads = countLoads(page);
    await page.goto(`${site.address}/login`);
    await expect(failurePage(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'تعذّر تشغيل نظام «توصيل»' })).toBeVisible();
    expect(loads()).toBe(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(failurePage(page)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(loads()).toBe(4);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(loads).toBe(6);
    await expect(failurePage(page)).toBeVisible();
    await rollback(site.store, 'shell', good);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(signInPage(page)).toBeVisible();
  });

  test('has no previous release and starts late replaces the static page', async ({ page, site }) => {
    let release = () => undefined as void;
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/releases/shell/**/main.*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${site.address}/login`, { waitUntil: 'commit' });
    await expect(failurePage(page)).toBeVisible();
    release();
    await expect(signInPage(page)).toBeVisible();
    await expect(failurePage(page)).toHaveCount(0);
  });
});

test('a page of the previous shell works and shows a notice that links to the newest', async ({
  page,
  site,
  company: session,
}) => {
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), session.token);
  await site.release(throws);
  await page.goto(`${site.address}/drivers`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const note = page.getByText('The latest version of Tawseel could not start.');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await site.release(whole);
  await page.getByRole('button', { name: 'Try the latest version' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(note).toHaveCount(0);
});

/** Another browser of the company that has signed in before: a separate visitor. */
async function openBrowser(browser: Browser, site: ShellSite, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.address,
    storageState: stored(site.address, { 'admin-token': token }),
  });
  await context.addCookies([{ name: 'tawseel-company', value: company, url: site.address }]);
  return context.newPage();
}

test('a canary of the shell that does not start for three browsers is aborted', async ({
  browser,
  site,
  company: session,
}) => {
  const { version: live } = await site.shell();
  const { version } = await site.release(throws, { audience });
  for (const visit of [1, 2, 3]) {
    expect((await site.shell()).canary?.release.version, `before visit ${visit}`).toBe(version);
    const page = await openBrowser(browser, site, session.token);
    await page.goto('/drivers');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.context().close();
  }
  await expect.poll(async () => (await site.shell()).canary).toBeUndefined();
  expect((await site.shell()).version).toBe(live);
});

test('a canary that throws after it was loaded is aborted after three browsers', async ({
  browser,
  site,
  company: session,
}) => {
  const sample = new SampleFeature(site.store);
  await sample.release({ says: 'live' });
  const draw = 'setTimeout(() => { throw new Error("sample fails for Omar"); }, 100);';
  const version = await sample.release({ says: 'canary', draw }, { audience });
  for (const _ of [1, 2, 3]) {
    const page = await openBrowser(browser, site, session.token);
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reports')) reports.push(request.postDataJSON());
    });
    await page.goto(`${sample.path}?search=Omar`);
    await expect(page.getByRole('heading', { level: 1, name: 'canary' })).toBeVisible();
    await expect.poll(() => reports).toHaveLength(1);
    const [report] = reports;
    expect(report).toMatchObject({
      kind: 'runtime',
      feature: sample.name,
      version,
      reason: 'error',
      name: 'Error',
    });
    expect(JSON.stringify(report)).not.toContain('Omar');
    await page.context().close();
  }
  const page = await openBrowser(browser, site, session.token);
  await page.goto(sample.path);
  await expect(page.getByRole('heading', { level: 1, name: 'live' })).toBeVisible();
  await page.context().close();
  expect(await site.metrics()).toContain(
    `tawseel_feature_runtime_errors_total{feature="${sample.name}",version="${version}",reason="error"} 3`,
  );
});
