import { runtimeReport } from '@tawseel/federation/registry';
import { fakeSite } from '../testing/site.ts';

const site = fakeSite();
const file = (line: number, feature = 'fleet') =>
  `https://site.test/releases/${feature}/1.2.0-5f0c/drivers.1.js:${line}:7`;

let report: (event: ErrorEvent | PromiseRejectionEvent) => void;
let sent: jest.SpiedFunction<typeof fetch>;

beforeEach(async () => {
  sent = jest.spyOn(globalThis, 'fetch');
  // The module remembers what a page has reported.
  jest.resetModules();
  const { reportRuntimeError } = await import('./report-runtime-error.ts');
  report = (event) => reportRuntimeError(event, new Set(['fleet']));
});

function thrown(line: number, message = 'failed', name = 'TypeError', feature = 'fleet'): ErrorEvent {
  const error = Object.assign(new Error(message), { name });
  error.stack = `${name}: ${message}\n    at f (${file(line, feature)})`;
  return new ErrorEvent('error', { error, message });
}

function rejected(reason: unknown): PromiseRejectionEvent {
  return Object.assign(new Event('unhandledrejection'), { promise: Promise.resolve(), reason });
}

async function reportsOf(...events: (ErrorEvent | PromiseRejectionEvent)[]): Promise<unknown[]> {
  for (const event of events) report(event);
  await Promise.all(sent.mock.results.map(({ value }) => value));
  return site.reports;
}

test('an error is reported with its kind and place, without its text', async () => {
  const message = 'No driver Omar at https://site.test/releases/finance/1/x.js:1:1?search=Omar';
  const [told] = await reportsOf(thrown(1, message));
  expect(told).toEqual({
    kind: 'runtime',
    feature: 'fleet',
    version: '1.2.0-5f0c',
    at: ['fleet/drivers.1.js:1:7'],
    reason: 'error',
    name: 'TypeError',
  });
  expect(runtimeReport.safeParse(told).success).toBe(true);
});

test('a rejection is reported only when its reason is an error', async () => {
  expect(await reportsOf(rejected(thrown(1).error), rejected('Omar'), rejected(undefined))).toEqual([
    expect.objectContaining({ reason: 'rejection', feature: 'fleet' }),
  ]);
});

test('a thrown value that is not an error is located by the file of its event', async () => {
  const event = new ErrorEvent('error', {
    error: 'Omar',
    message: 'Uncaught Omar',
    filename: file(1).slice(0, -4),
    lineno: 3,
    colno: 4,
  });
  expect(await reportsOf(event)).toEqual([
    expect.objectContaining({ name: 'string', at: ['fleet/drivers.1.js:3:4'] }),
  ]);
});

test('reports are limited to one for each place, three a minute and ten in total', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const many = Array.from({ length: 50 }, (_, line) => thrown(line));
  expect(await reportsOf(thrown(1), thrown(1), thrown(1))).toHaveLength(1);
  expect(await reportsOf(...many)).toHaveLength(3);
  for (let minute = 1; minute < 10; minute += 1) {
    now.mockReturnValue(minute * 60_000);
    for (const event of many) report(event);
  }
  expect(await reportsOf()).toHaveLength(10);
});

test.each([
  ['layout notice', new ErrorEvent('error', { message: 'ResizeObserver loop completed', filename: file(1) })],
  ['request without an answer', thrown(1, 'Failed to fetch')],
  ['failure of the API', thrown(1, 'gone', 'ApiError')],
  ['file that is reported by its loading', thrown(1, 'gone', 'ChunkLoadError')],
  ['page that says so itself', thrown(1, 'gone', 'PageLoadError')],
  ['request that was given up', thrown(1, 'aborted', 'AbortError')],
  ['feature that has not been loaded, as its loading reports', thrown(1, 'failed', 'Error', 'finance')],
])('a %s is not reported', async (_, event) => {
  expect(await reportsOf(event)).toEqual([]);
});

test('a handled error is not reported', async () => {
  const event = new ErrorEvent('error', { error: thrown(1).error, cancelable: true });
  event.preventDefault();
  expect(await reportsOf(event)).toEqual([]);
});
