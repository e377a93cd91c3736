import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { buildApps, featureNames, root } from '../../workspace/apps.mjs';
import { reportFigures, type Figures } from '../figures.ts';
import { chromiumOptions, quantile, type Product } from '../product.ts';
import { startBuilds, type RunningBuild } from './builds.ts';
import { pressTimes, type PressTimes } from './press.ts';
import { visit, type Visit } from './visit.ts';

// The product as it ships against the same screens as one plain bundle, the same bundle with the preloads of the product, and a
// list of react-admin, on the slow phone: medians of visits that take turns. `--visits 5` says how many, `--page /drivers` which.

const require = createRequire(import.meta.url);

interface MeasuredPage {
  path: string;
  /** Selector of the content that the administrator waits for. */
  ready: string;
  signedIn: boolean;
  next?: { path: string; ready: string };
  /** Whether to measure a press on the menu button. */
  isPressed?: boolean;
}

/** What was measured with one build. */
interface Measured {
  name: string;
  visits: Visit[];
  presses: PressTimes[];
}

/** A row, or a card that is not a skeleton. */
const rows = '[data-row], article h2';

const pages: readonly MeasuredPage[] = [
  { path: '/login', ready: 'form', signedIn: false },
  { path: '/home', ready: 'main h2 + p small', signedIn: true },
  {
    path: '/drivers',
    ready: rows,
    signedIn: true,
    next: { path: '/orders', ready: rows },
    isPressed: true,
  },
  { path: '/orders', ready: rows, signedIn: true },
  { path: '/contract-list', ready: 'main ul[aria-busy] > li', signedIn: true },
];

const rounded = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;

function row({ name, visits, presses }: Measured) {
  const of = (read: (visit: Visit) => number) => quantile(visits.map(read));
  const navigations = visits.flatMap(({ navigation }) => navigation ?? []);
  return {
    build: name,
    'first paint, ms': rounded(of((visit) => visit.firstPaint)),
    'ready, ms': rounded(of((visit) => visit.ready)),
    'JS, kB': rounded(
      of((visit) => visit.scriptBytes / 1000),
      1,
    ),
    requests: of((visit) => visit.requests),
    depth: of((visit) => visit.depth),
    'again: first paint, ms': rounded(of(({ again }) => again.firstPaint)),
    'again: ready, ms': rounded(of(({ again }) => again.ready)),
    'again: JS, kB': rounded(
      of(({ again }) => again.scriptBytes / 1000),
      1,
    ),
    CLS: rounded(
      of((visit) => visit.shift),
      3,
    ),
    'another list, ms': navigations.length > 0 ? rounded(quantile(navigations)) : '',
    ...(presses.length > 0 && {
      'press, ms': rounded(quantile(presses.map(({ first }) => first))),
      'again: press, ms': rounded(quantile(presses.map(({ again }) => again))),
    }),
  };
}

/** Figures of the visits that goals name. */
function figuresOf(name: string, { visits, presses }: Measured): Figures {
  const of = (read: (visit: Visit) => number) => quantile(visits.map(read));
  const navigations = visits.flatMap(({ navigation }) => navigation ?? []);
  return {
    [`${name}, first paint`]: of((visit) => visit.firstPaint),
    [`${name}, first data`]: of((visit) => visit.ready),
    [`${name}, script kB`]: of((visit) => visit.scriptBytes / 1000),
    [`${name}, again: first paint`]: of(({ again }) => again.firstPaint),
    [`${name}, again: first data`]: of(({ again }) => again.ready),
    [`${name}, again: script kB`]: of(({ again }) => again.scriptBytes / 1000),
    [`${name}, layout shift`]: of((visit) => visit.shift),
    ...(navigations.length > 0 && { [`${name}, another list`]: quantile(navigations) }),
    ...(presses.length > 0 && {
      [`${name}, press`]: quantile(presses.map(({ first }) => first)),
      [`${name}, again: press`]: quantile(presses.map(({ again }) => again)),
    }),
  };
}

function readOptions() {
  const { values } = parseArgs({
    options: { visits: { type: 'string', default: '5' }, page: { type: 'string' } },
  });
  return { times: Number(values.visits), only: values.page };
}

/** Visits a page with each build in turn. */
async function visitPage(
  browser: Browser,
  builds: readonly RunningBuild[],
  page: MeasuredPage,
  times: number,
): Promise<Measured[]> {
  const measured = builds.map(({ name }): Measured => ({ name, visits: [], presses: [] }));
  for (let round = 0; round < times; round += 1) {
    for (const [at, { product, session, ready = page.ready }] of builds.entries()) {
      const own = page.signedIn ? session.stored : {};
      const next = builds[at]?.ready ? undefined : page.next;
      const url = product.url + page.path;
      measured[at]?.visits.push(await visit(browser, url, own, ready, next));
      if (page.isPressed) measured[at]?.presses.push(await pressTimes(browser, url, own));
    }
  }
  return measured;
}

async function compare(browser: Browser, builds: readonly RunningBuild[]) {
  const { times, only } = readOptions();
  const owned = new Set(['/login', '/home']);
  for (const name of featureNames()) {
    const manifest = require(path.join(root, 'apps', name, 'feature.json')) as { pages: { path: string }[] };
    for (const page of manifest.pages) owned.add(page.path);
  }
  const measured = pages.filter(({ path: wanted }) => owned.has(wanted) && (!only || wanted === only));
  const shifts: number[] = [];
  for (const page of measured) {
    // React-admin has one list.
    const results = await visitPage(
      browser,
      builds.filter(({ ready }) => !ready || page.path === '/drivers'),
      page,
      times,
    );
    console.log(`\n${page.path}, median of ${times}`);
    console.table(results.map(row));
    for (const result of results) reportFigures(figuresOf(`${page.path} ${result.name}`, result));
    shifts.push(...(results[0]?.visits ?? []).map(({ shift }) => shift));
  }
  reportFigures({ 'largest layout shift': Math.max(...shifts) });
}

async function main() {
  if (!(await buildApps(['shell', ...featureNames()]))) throw new Error('The build failed');
  const products: Product[] = [];
  try {
    const builds = await startBuilds(products);
    const browser = await chromium.launch(chromiumOptions);
    await compare(browser, builds);
    await browser.close();
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

await main();
