import { announceShellStart, failedShellCookie, startFailureId } from './signal.ts';
import { watchScript } from './watch-script.ts';

const base = '/releases/shell/2.0.0-1/';
const version = '2.0.0-1';
const own = `${window.location.origin}${base}main.js`;
const reports: unknown[] = [];
let answer = () => new Response('script', { headers: { 'content-type': 'text/javascript' } });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  // Network code waits for timers, which are fake here.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (address !== '/reports') return answer();
    if (typeof init?.body === 'string') reports.push(JSON.parse(init.body));
    return new Response(null, { status: 204 });
  });
  document.body.innerHTML = `<div id="root"></div><template id="${startFailureId}"><main>
    <section lang="en"><h1 tabindex="-1">Stopped</h1><p>Connection</p><p data-storage hidden>Storage</p><button type="button">Retry</button></section>
    <section lang="ar"><h1 tabindex="-1">توقّف</h1><button type="button">إعادة المحاولة</button></section>
  </main></template>`;
});
afterEach(() => {
  // The watch of a test ends with it.
  announceShellStart();
  jest.useRealTimers();
  reports.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = `${failedShellCookie}=; path=/; max-age=0`;
});

/** Runs the inline script from its source, as a page does. */
function watch(options: { hasPrevious?: boolean } = {}): void {
  const script = document.createElement('script');
  script.textContent = watchScript({ version, base, hasPrevious: false, ...options });
  document.head.append(script);
}

const throwAt = (filename: string, error?: Error) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, error: error ?? null }));

const reported = (reason: string) => [{ feature: 'shell', version, reason }];
/** Long enough for a report to arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
}

/** The storage and cookie that the script writes before a reload, which jsdom does not implement. */
const stored = () => [document.cookie, sessionStorage.getItem(failedShellCookie)];

test('a shell that announces its start in time is not replaced, even if it throws later', async () => {
  watch();
  announceShellStart();
  jest.advanceTimersByTime(60_000);
  throwAt(own);
  await settle();
  expect(reports).toEqual([]);
  expect(document.getElementById('root')).not.toHaveProperty('hidden', true);
});

test('a shell that does not announce its start is reported within 8 seconds', async () => {
  watch();
  jest.advanceTimersByTime(7_999);
  await settle();
  expect(reports).toEqual(reported('timeout'));
});

test.each(['beforeunload', 'pagehide'])(
  'an error after %s is not reported: a navigation cancels loads',
  async (event) => {
    watch();
    window.dispatchEvent(new Event(event));
    throwAt(own);
    jest.advanceTimersByTime(10_000);
    await settle();
    expect(reports).toEqual([]);
  },
);

test('a failed script is not reported if the page is left while it is verified', async () => {
  watch();
  const script = document.createElement('script');
  script.src = own;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('beforeunload'));
  await settle();
  expect(reports).toEqual([]);
});

test('an error of the shell is reported immediately and once', async () => {
  watch();
  throwAt(own);
  throwAt(own);
  jest.advanceTimersByTime(10_000);
  await settle();
  expect(reports).toEqual(reported('threw'));
});

test.each([
  ['a feature', `${window.location.origin}/releases/fleet/1.0.0-1/drivers.js`],
  ['an extension', 'chrome-extension://abc/content.js'],
  ['the page itself', window.location.href],
])('an error of %s is not attributed to the shell', async (_, file) => {
  watch();
  throwAt(file);
  throwAt(
    '',
    Object.assign(new Error('x'), { stack: `Error: x\n    at f (${file}:1:2)\n    at g (${own}:1:2)` }),
  );
  await settle();
  expect(reports).toEqual([]);
});

test.each([
  ['is not there', () => new Response(null, { status: 404 }), 'missing'],
  [
    'is a page of HTML',
    () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    'not-script',
  ],
])('an entry that %s is reported with that reason', async (_, given, reason) => {
  answer = given;
  watch();
  const script = document.createElement('script');
  // The test uses a source that jsdom does not load.
  Object.defineProperty(script, 'src', { value: own });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await settle();
  expect(reports).toEqual(reported(reason));
});

describe('after a failure', () => {
  test('one reload requests the previous release', async () => {
    // jsdom does not implement reloads.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    watch({ hasPrevious: true });
    throwAt(own);
    await settle();
    expect(stored()).toEqual([`${failedShellCookie}=${version}`, version]);
    expect(document.getElementById(startFailureId)).toBeInstanceOf(HTMLTemplateElement);
  });

  test('a page is not reloaded twice for the same release', async () => {
    sessionStorage.setItem(failedShellCookie, version);
    watch({ hasPrevious: true });
    throwAt(own);
    await settle();
    expect(stored()).toEqual(['', null]);
    expect(document.activeElement?.textContent).toBe('Stopped');
  });

  test.each([
    ['en', ['Stopped', 'توقّف']],
    ['ar', ['توقّف', 'Stopped']],
  ])('the static page is shown without a previous release, %s first', async (language, headings) => {
    localStorage.setItem('language', language);
    watch();
    throwAt(own);
    await settle();
    expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(headings);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(document.getElementById('root')).toHaveProperty('hidden', true);
  });

  test.each([
    [false, 'Connection', reported('threw')],
    [true, 'Storage', []],
  ])(
    'the static page names blocked storage (%s), which is not reported',
    async (isBlocked, text, reportedFailures) => {
      if (isBlocked)
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('Access is denied', 'SecurityError');
        });
      watch();
      throwAt(own);
      await settle();
      jest.restoreAllMocks();
      expect([...document.querySelectorAll('p:not([hidden])')].map((shown) => shown.textContent)).toEqual([
        text,
      ]);
      expect(reports).toEqual(reportedFailures);
    },
  );

  test('a shell that starts late replaces the static page', async () => {
    watch();
    jest.advanceTimersByTime(7_999);
    await settle();
    announceShellStart();
    expect(document.getElementById(startFailureId)).toBeNull();
    expect(document.getElementById('root')).not.toHaveProperty('hidden', true);
  });
});
