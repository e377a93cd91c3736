import { readFile, writeFile } from 'node:fs/promises';
import { createDeployToken } from '@tawseel/federation/store';
import { expect, stored } from '../product/console.ts';
import { PackageRegistry } from '../product/package-registry.ts';
import { freePort } from '@tawseel/conformance/free-port';
import { Team } from '../product/team.ts';
import { test } from './site-test.ts';

// It packs the packages and installs them as a team does: most of the time is that of npm install.
const limit = 600_000;
test.setTimeout(limit);

let packages: PackageRegistry;
let team: Team;

test.beforeAll(async () => {
  // The limit of a file's tests is not that of its hooks.
  test.setTimeout(limit);
  [packages, team] = await Promise.all([PackageRegistry.start(), Team.join()]);
});
test.afterAll(async () => {
  await packages?.close();
  await team?.leave();
});

test('a team creates, tests, develops, releases and rolls back a feature in a repository of its own', async ({
  browser,
  company,
  site,
  baseURL,
}) => {
  await team.type(`npm config set @tawseel:registry ${packages.address}`);
  await team.type('npm create @tawseel/feature tracking -- --en "Order tracking" --ar "تتبّع الطلبات"');
  team.enter('tracking');
  await team.type('npm install');
  expect(await team.type('npm test')).toMatch(/Test Suites: 3 passed, 3 total/);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const stop = await team.start(
    'npm run dev',
    { API_URL: `${baseURL}/api`, PORT: String(port) },
    `tracking, signed in, with hot reload: ${address}`,
  );
  const alone = await browser.newPage();
  await alone.goto(`${address}/tracking`);
  await expect(alone.getByRole('heading', { level: 1, name: 'Order tracking' })).toBeVisible();
  await expect(alone.getByRole('row').nth(1)).toBeVisible();
  await alone.close();
  await stop();

  const { token } = await createDeployToken(site.store, 'tracking');
  const target = { TAWSEEL_TOKEN: token };
  const to = `--to ${site.address}`;
  await team.type('git add --all && git commit --message "feat: order tracking"');
  expect(await team.type(`npm run release -- ${to}`, target)).toMatch(/tracking 1\.0\.0-\w+ is live\./);

  const page = await browser.newPage({ storageState: stored(site.address, company.stored) });
  const shows = async (title: string) => {
    await page.goto(`${site.address}/tracking`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  };
  await shows('Order tracking');
  await expect(page.getByRole('navigation').getByText('Order tracking').first()).toBeVisible();

  const words = team.file('src/words/en.json');
  await writeFile(words, (await readFile(words, 'utf8')).replace('Order tracking', 'All orders'));
  await expect(team.type(`npm run release -- ${to}`, target)).rejects.toThrow(/changes without a commit/);
  await team.type('git commit --all --message "feat: another title"');
  await team.type(`npm run release -- ${to}`, target);
  await shows('All orders');
  await team.type(`npx tawseel rollback ${to}`, target);
  await shows('Order tracking');
  await page.close();

  console.log(`${team.typed.length} commands:\n  ${team.typed.join('\n  ')}`);
});
