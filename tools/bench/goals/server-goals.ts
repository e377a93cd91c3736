import type { Goal } from './goal.ts';

const api = { by: 'api', unit: 'ms' };
const rate = { by: 'api', unit: 'requests/s' };
const plain = 'plain';

// PostgreSQL with companies of 50, 100,000 and 1,000,000 orders. Plain is Fastify and pg over the same table, without sessions.
export const serverGoals: readonly Goal[] = [
  {
    what: 'pages of 100,000 orders, different ones, with session, row-level security and total',
    ...rate,
    figure: 'Tawseel, different pages, requests/s',
    peers: [
      { name: plain, figure: 'plain, requests/s', atLeast: 1 },
      { name: 'plain with a total', figure: 'plain with a total, requests/s', atLeast: 3 },
    ],
  },
  {
    what: 'the same page of 100,000 orders, unchanged',
    ...rate,
    figure: 'Tawseel, the same page, requests/s',
    peers: [{ name: plain, figure: 'plain, requests/s' }],
  },
  {
    what: 'unchanged page with two processes of the API, client and database on the same machine',
    ...rate,
    figure: '2 processes, unchanged pages, requests/s',
    peers: [{ name: 'one process', figure: '1 processes, unchanged pages, requests/s' }],
  },
  {
    what: 'different pages with two processes of the API, client and database on the same machine',
    ...rate,
    figure: '2 processes, different pages, requests/s',
    peers: [{ name: 'one process', figure: '1 processes, different pages, requests/s' }],
  },
  {
    what: 'search in 1,000,000 orders, p95',
    ...api,
    figure: 'search of most, Tawseel, p95',
    atMost: 100,
    peers: [{ name: plain, figure: 'search of most, plain, p95' }],
  },
  {
    what: 'search in 1,000,000 orders with its count, p95',
    ...api,
    figure: 'search of most, Tawseel, counted, p95',
    atMost: 400,
  },
  {
    what: 'whole list of 100,000 orders',
    ...api,
    figure: 'whole list, ms',
    peers: [{ name: plain, figure: 'whole list, plain, ms', atMost: 1 }],
  },
  {
    what: 'peak memory of the API during a whole list of 1,000,000 orders',
    by: 'api',
    unit: 'MB',
    figure: 'whole list, largest company, peak MB',
    peers: [{ name: '100,000 orders', figure: 'whole list, peak MB', atMost: 1.1 }],
  },
  {
    what: 'peak memory of the API while one company requests 500 whole lists of 100,000 orders at once',
    by: 'api',
    unit: 'MB',
    figure: 'many streams, peak MB',
    atMost: 350,
    peers: [{ name: 'lists that were sent', figure: 'many streams, complete' }],
  },
  {
    what: 'whole lists of these 500 that were neither sent nor refused with status 429',
    by: 'api',
    unit: '',
    figure: 'many streams, failed',
    atMost: 0,
  },
  {
    what: 'first page of 50 of 1,000,000 orders',
    ...api,
    digits: 2,
    figure: 'first page of most, ms',
    peers: [{ name: 'a page of 50 of 50', figure: 'first page of few, ms', atMost: 1.2 }],
  },
  {
    what: 'middle page of 50 of 1,000,000 orders',
    ...api,
    digits: 2,
    figure: 'middle page of most, ms',
    peers: [
      { name: 'a page of 50 of 50', figure: 'first page of few, ms', atMost: 1.2 },
      { name: plain, figure: 'middle page of most, plain, ms' },
    ],
  },
  {
    what: 'both calls of the dashboard with 1,000,000 orders',
    ...api,
    digits: 1,
    figure: 'dashboard of most, ms',
    atMost: 5,
    peers: [{ name: '50 orders', figure: 'dashboard of few, ms' }],
  },
  {
    what: 'export of 100,000 orders, CSV',
    by: 'api',
    unit: 's',
    digits: 1,
    figure: 'export csv, s',
    atMost: 5,
  },
  {
    what: 'export of 100,000 orders, XLSX',
    by: 'api',
    unit: 's',
    digits: 1,
    figure: 'export xlsx, s',
    atMost: 5,
  },
  { what: 'orders missing in the CSV', by: 'api', unit: '', figure: 'export csv, missing rows', atMost: 0 },
  { what: 'orders missing in the XLSX', by: 'api', unit: '', figure: 'export xlsx, missing rows', atMost: 0 },
  {
    what: 'sign-in of a known browser beside 200 wrong passwords a second, p95',
    by: 'sign-in',
    unit: 'ms',
    figure: 'known browser in a flood, p95 ms',
    peers: [{ name: 'alone', figure: 'known browser alone, p95 ms' }],
  },
  {
    what: 'delivery of an order of 100,000, with its journals',
    by: 'books',
    unit: 'ms',
    digits: 1,
    figure: 'big, delivery, ms',
    peers: [{ name: 'of 1,000', figure: 'small, delivery, ms' }],
  },
];
