import { chromium, type Page } from '@playwright/test';
import { buildApps, featureNames } from '../../workspace/apps.mjs';
import { chromiumOptions, composedStore, quantile, serve, signIn } from '../product.ts';

// Search and export of many orders, on a CPU slowed down to a quarter. `--orders 100000` sets their number.

// No two have a common prefix: earlier results are cached.
const words = [
  'amman',
  '0791',
  'عمان',
  'خلدا',
  '1002',
  'cash',
  '785',
  'الزرقاء',
  'liq',
  'محمد',
  '500',
  'سارة',
];

/** Milliseconds from each key to the first painted frame with its rows. */
async function typeSearch(page: Page, word: string): Promise<number[]> {
  const box = page.getByRole('searchbox');
  const times: number[] = [];
  await box.focus();
  for (const letter of word) {
    const painted = await page.evaluateHandle(() => {
      const table = document.querySelector('table');
      if (!table) throw new Error('There is no table');
      const after = new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('beforeinput', () => (pressed = performance.now()), { once: true, capture: true });
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          const isBusy = table.getAttribute('aria-busy') === 'true';
          wasBusy ||= isBusy;
          if (isBusy || !wasBusy) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        observer.observe(table, { attributeFilter: ['aria-busy'] });
      });
      // In an object: what is answered itself would be waited for.
      return { after };
    });
    await page.keyboard.type(letter);
    times.push(await painted.evaluate(({ after }) => after));
  }
  await box.fill('');
  await page.waitForFunction(() => location.search === '');
  // The next word is typed into a list at rest.
  await page.waitForLoadState('networkidle');
  return times;
}

async function exportAll(url: string, token: string, format: 'csv' | 'xlsx') {
  const start = performance.now();
  const response = await fetch(`${url}/api/DC/Export/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ format }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  return {
    format,
    seconds: Math.round(performance.now() - start) / 1000,
    MB: Math.round(bytes / 10_000) / 100,
  };
}

async function main() {
  const at = process.argv.indexOf('--orders');
  const orders = at > 0 ? Number(process.argv[at + 1]) : 100_000;
  if (!(await buildApps(['shell', ...featureNames()]))) throw new Error('The build failed');
  const product = await serve(8493, composedStore, orders);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const token = await signIn(product);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript((stored) => localStorage.setItem('admin-token', stored), token);
    await page.goto(`${product.url}/orders`);
    await page.locator('[data-row]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (const word of words) times.push(...(await typeSearch(page, word)));
    console.log(`\nSearch of ${orders} orders, key to painted rows, ${times.length} keys`);
    console.table([{ 'p50, ms': Math.round(quantile(times)), 'p95, ms': Math.round(quantile(times, 0.95)) }]);
    console.log(`Export of ${orders} orders`);
    console.table([await exportAll(product.url, token, 'csv'), await exportAll(product.url, token, 'xlsx')]);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
