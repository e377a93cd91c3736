import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { dataFolder } from '../product/data-folder.ts';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from '../product/process.ts';
import { ready } from '../product/ready.ts';
import { saveData } from '../product/save-data.ts';

const source = path.join(import.meta.dirname, '../../apps/fleet/src/words/en.json');

/** Starts a gateway that allows overrides, on the same releases and API. */
async function startAllowing(baseURL: string) {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataFolder, API_URL: `${baseURL}/api`, ALLOW_OVERRIDES: '1' };
  const args = ['--import', 'tsx', 'services/gateway/src/main.ts'];
  const { end } = await startProcess(args, { ...env, LOG_LEVEL: 'warn' }, /Tawseel is at/);
  return { site: `http://127.0.0.1:${port}`, end };
}

/** Starts a local build of the fleet feature; `link` opens it in the console. */
async function startLocalBuild(site: string) {
  const port = await freePort();
  const args = ['tools/dev.mjs', 'fleet', '--remote', '--site', site];
  const { match, end } = await startProcess(args, { PORT: String(port) }, /allows it: (\S+)/);
  return { link: String(match[1]), base: `http://localhost:${port}/`, end };
}

test('an override URL is ignored, and no local script runs, unless the operator allows it', async ({
  page,
}) => {
  const answer = await page.goto('/drivers?override=fleet@http://localhost:8070/');
  await ready(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/localhost|127\.0\.0\.1/);
  await page.evaluate(() => sessionStorage.setItem('tawseel-override', 'fleet@http://localhost:8070/'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/drivers');
  await ready(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(requests.filter((url) => url.includes('localhost:8070'))).toEqual([]);
});

test('a local build in a deployed console asks, loads, shows its badge, follows rebuilds and can be left', async ({
  page,
  baseURL,
  company,
}) => {
  test.setTimeout(240_000);
  const gateway = await startAllowing(String(baseURL));
  const local = await startLocalBuild(gateway.site).catch(async (error: unknown) => {
    await gateway.end();
    throw error;
  });
  try {
    // Code that is prefetched for other pages would arrive at any time, also while the local build changes.
    await saveData(page);
    await page.addInitScript((token) => localStorage.setItem('admin-token', token), company.token);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(local.link);
    const question = page.getByRole('alertdialog', { name: /Use a local build of .?fleet/ });
    await expect(question).toContainText(local.base);
    expect(page.url(), 'is asked once').not.toContain('override');
    expect(scripts.filter((url) => url.startsWith(local.base))).toEqual([]);
    await question.getByRole('button', { name: 'Use it in this tab' }).click();

    const bar = page.getByRole('complementary', { name: 'Local build' });
    await expect(bar).toContainText(local.base);
    await page.goto(`${gateway.site}/drivers`);
    await ready(page);
    const ofLocal = scripts.filter((url) => url.startsWith(local.base));
    expect(ofLocal.some((url) => url.endsWith('/remoteEntry.js'))).toBe(true);
    expect(ofLocal.some((url) => /\/drivers\.[0-9a-f]+\.js$/.test(url))).toBe(true);
    await expect(bar).toBeInViewport();
    await expectAccessible(page);
    await page.goto(`${gateway.site}/merchants`);
    await expect(bar, 'on pages of others too').toBeInViewport();

    await page.evaluate(() => Reflect.set(window, 'isOld', true));
    await utimes(source, new Date(), new Date());
    await page.waitForFunction(() => !('isOld' in window));
    await expect(bar).toBeVisible();

    await page.goto(`${gateway.site}/drivers`);
    await ready(page);
    scripts.length = 0;
    await bar.getByRole('button', { name: 'Back to the published version' }).click();
    await ready(page);
    await expect(bar).toHaveCount(0);
    expect(scripts.filter((url) => url.startsWith(local.base))).toEqual([]);
  } finally {
    await page.close();
    await Promise.all([gateway.end(), local.end()]);
  }
});
