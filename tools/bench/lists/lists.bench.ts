import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { buildApps, featureNames } from '../../workspace/apps.mjs';
import { reportFigures, type Figures } from '../figures.ts';
import { chromiumOptions, composedStore, serve, signIn, type Session } from '../product.ts';
import { openSlowPage } from '../slow-page.ts';
import { interactionTimes } from './interactions.ts';
import { figuresOf, rowOf, worstOf, type ListTimes } from './list-figures.ts';
import { listScreens, type ListScreen } from './list-screens.ts';
import { searchTimes } from './search.ts';

// Search and interactions of every list on a CPU slowed down to a quarter, and exports of the embedded database.
// `--orders 100000` sets their number, `--list /orders` measures one list.

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

/** Times of each measurement of a list, in ms. */
async function measureList(
  browser: Browser,
  url: string,
  session: Session,
  screen: ListScreen,
): Promise<ListTimes> {
  const page = await openSlowPage(browser, url + screen.path, session, '[data-row]');
  const times = { search: await searchTimes(page), ...(await interactionTimes(page, screen)) };
  await page.close();
  return times;
}

async function main() {
  const { values } = parseArgs({
    options: { orders: { type: 'string', default: '100000' }, list: { type: 'string' } },
  });
  const orders = Number(values.orders);
  const measured = listScreens.filter(({ path }) => values.list === undefined || path === values.list);
  if (!(await buildApps(['shell', ...featureNames()]))) throw new Error('The build failed');
  const browser = await chromium.launch(chromiumOptions);
  const product = await serve(8493, composedStore, orders);
  try {
    const session = await signIn(product);
    const { token } = session;
    const results = [];
    const figures: Figures[] = [];
    for (const screen of measured) {
      const times = await measureList(browser, product.url, session, screen);
      results.push(rowOf(screen.path, times));
      figures.push(figuresOf(screen.path, times));
    }
    const exports = [await exportAll(product.url, token, 'csv'), await exportAll(product.url, token, 'xlsx')];
    const exportFigures = Object.fromEntries(
      exports.map(({ format, seconds }) => [`embedded export ${format.toUpperCase()}, s`, seconds]),
    );
    reportFigures(Object.assign(worstOf(figures), ...figures, exportFigures));
    console.log(`\nKey to painted rows, and press to next paint, in ms, with ${orders} orders`);
    console.table(results);
    console.log(`Export of ${orders} orders`);
    console.table(exports);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
