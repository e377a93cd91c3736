import { readdir, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../product/console.ts';
import { saveData } from '../product/save-data.ts';
import type { ShellSite } from '../product/shell-site.ts';
import { test } from './site-test.ts';
import { ready } from '../product/ready.ts';
import { idleNetwork } from '../product/idle-network.ts';

// One worker, so that one gateway starts.
test.describe.configure({ mode: 'default' });

/** Opens /drivers, and resolves to the scripts that the visit transfers and their size in bytes. */
async function visit(page: Page, { address }: ShellSite) {
  await page.goto(`${address}/drivers`);
  await ready(page);
  await idleNetwork(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { bytes, names: scripts.map(({ name }) => name) };
}

/** Changes the stored deltas of a release of fleet. */
async function changeDeltas(site: ShellSite, version: string, change: (file: string) => Promise<void>) {
  const release = path.join(site.store, 'releases/fleet', version);
  const files = await readdir(release, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.dcz'))) await change(path.join(release, file));
}

test.beforeEach(async ({ page, company }) => {
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), company.token);
  await saveData(page);
});

test('a returning browser transfers at most 10 kB of script after a release of one line', async ({
  page,
  site,
}) => {
  expect((await visit(page, site)).bytes).toBeGreaterThan(100_000);

  const version = await site.releaseFleet();
  const feature = await visit(page, site);
  expect(feature.bytes).toBeLessThan(10_000);
  expect(feature.names.length).toBeGreaterThan(3);
  expect(feature.names.filter((name) => !name.includes(`/releases/fleet/${version}/`))).toEqual([]);

  const { entry } = await site.release((script) => script);
  const shell = await visit(page, site);
  expect(shell.bytes).toBeLessThan(10_000);
  expect(shell.names.filter((name) => name.endsWith(entry))).toHaveLength(1);
});

test('a release without deltas is transferred whole, and damaged deltas load the previous release', async ({
  page,
  site,
  expectFault,
}) => {
  await visit(page, site);
  await changeDeltas(site, await site.releaseFleet(), (file) => rm(file));
  expect((await visit(page, site)).bytes).toBeGreaterThan(10_000);

  expectFault(/releases\/fleet|integrity|ERR_/);
  await changeDeltas(site, await site.releaseFleet(), (file) => truncate(file, 50));
  await visit(page, site);
  await expect(page.getByText('You are using the previous version.')).toBeVisible();
});
