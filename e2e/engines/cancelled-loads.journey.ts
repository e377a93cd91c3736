import type { Engine } from './engine.ts';
import { Console, expect, test } from './console.ts';
import { slowReleases } from './slow-releases.ts';

/** Longer than a browser takes to look at a failed script again and report it. */
const untilReported = 4_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts to load a page, and does not wait for it. */
function leaveFor(engine: Engine, path: string): Promise<void> {
  return engine.run((to) => void setTimeout(() => location.assign(to)), path);
}

// Firefox fails the integrity of a script whose load ends with the page: it logs the hash of nothing.
test('a load that a navigation cancels is not reported as a failure', async ({
  engine,
  baseURL,
  company,
  language,
  say,
}) => {
  const releases = await slowReleases(String(baseURL), 700);
  await engine.forget();
  const page = new Console(engine, releases.address);
  await page.store({ language, ...company.stored });

  // The shell and the feature of the page are on their way.
  for (const path of ['/orders', '/drivers', '/cash', '/contract-list', '/orders', '/drivers']) {
    await leaveFor(engine, path);
    await pause(350);
  }
  const shells = releases.cancelled.filter((file) => file.startsWith('/releases/shell/'));
  expect(shells.length, 'cancelled files of the shell').toBeGreaterThan(0);

  // The console runs, and the code of another feature is on its way.
  await page.open('/home');
  await page.key('k', true);
  // Its code is on its way too.
  await page.role('dialog').isShown();
  await page.type(say('Expenses', 'المصروفات'));
  await page
    .role('dialog')
    .role('link', { pattern: say('^Expenses', '^المصروفات') })
    .isShown();
  await page.key('Enter');
  await page.leadsTo('/expenses');
  await leaveFor(engine, '/home');
  await pause(200);
  await page.isComplete();
  await pause(untilReported);
  await page.open('/expenses');
  expect(releases.reports).toEqual([]);
  await releases.close();
});
