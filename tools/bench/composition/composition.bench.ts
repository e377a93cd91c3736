import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildApps, featureNames, root } from '../../workspace/apps.mjs';
import {
  chromiumOptions,
  composedStore,
  plainStore,
  quantile,
  serve,
  signIn,
  type Product,
} from '../product.ts';
import { visit, type Visit } from './visit.ts';

// The product as it ships against the same screens as one plain bundle, on the slow phone: medians of visits that take
// turns. `--visits 5` says how many, `--page /drivers` which.

const require = createRequire(import.meta.url);

const pages = [
  { path: '/login', ready: 'form', signedIn: false },
  { path: '/home', ready: 'main h2 + p small', signedIn: true },
  {
    path: '/drivers',
    ready: '[data-row], article',
    signedIn: true,
    next: { path: '/orders', ready: '[data-row], article' },
  },
  { path: '/orders', ready: '[data-row], article', signedIn: true },
  { path: '/contract-list', ready: 'main ul[aria-busy] > li', signedIn: true },
];

const rounded = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;

function row(name: string, visits: Visit[]) {
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
  };
}

async function main() {
  const at = process.argv.indexOf('--visits');
  const times = at > 0 ? Number(process.argv[at + 1]) : 5;
  if (!(await buildApps(['shell', ...featureNames()]))) throw new Error('The build failed');
  const products = [await serve(8491, composedStore)];
  try {
    products.push(await serve(8492, plainStore));
    await compare(products, times);
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}

async function compare([composed, plain]: Product[], times: number) {
  if (!composed || !plain) throw new Error('Both builds have to be served');
  const builds = [
    { name: 'composed', product: composed, session: await signIn(composed) },
    { name: 'plain', product: plain, session: await signIn(plain) },
  ];
  const browser = await chromium.launch(chromiumOptions);
  const named = process.argv.indexOf('--page');
  const only = named > 0 ? process.argv[named + 1] : undefined;
  const owned = new Set(['/login', '/home']);
  for (const name of featureNames()) {
    const manifest = require(path.join(root, 'apps', name, 'feature.json')) as { pages: { path: string }[] };
    for (const page of manifest.pages) owned.add(page.path);
  }
  for (const page of pages.filter(({ path: wanted }) => owned.has(wanted) && (!only || wanted === only))) {
    const visits: Record<string, Visit[]> = { composed: [], plain: [] };
    for (let round = 0; round < times; round += 1) {
      for (const { name, product, session } of builds) {
        const own = page.signedIn ? session.stored : {};
        visits[name]?.push(await visit(browser, product.url + page.path, own, page.ready, page.next));
      }
    }
    const rows = Object.entries(visits).map(([name, all]) => row(name, all));
    console.log(`\n${page.path}, median of ${times}`);
    console.table(rows);
  }
  await browser.close();
}

await main();
