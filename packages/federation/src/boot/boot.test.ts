import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { pageDataId } from '../registry/page-data-id.ts';
import type { FrontEndConfig } from '../registry/page-data.ts';
import { sampleFeature, sampleRegistry, someIntegrity } from '../testing/samples.ts';
import { boot } from './boot.ts';
import { takePrefetchedResponse } from './prefetch-request.ts';

const apiUrl = 'http://api.test/api';
const call = `${apiUrl}/DC/DisplayDrivers`;
const body = '{"limit":50}';

const received: { authorization: string | null; language: string | null; body: string }[] = [];
const server = setupServer(
  http.post(call, async ({ request }) => {
    received.push({
      authorization: request.headers.get('authorization'),
      language: request.headers.get('accept-language'),
      body: await request.text(),
    });
    return HttpResponse.json({ success: true });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  received.length = 0;
  jest.useRealTimers();
  localStorage.clear();
  document.head.innerHTML = '';
  globalThis.tawseelEarlyCalls = undefined;
});
afterAll(() => server.close());

function setPage(address: string, registry = sampleRegistry(), more: Partial<FrontEndConfig> = {}) {
  window.history.replaceState(null, '', address);
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageDataId;
  const config = { apiUrl, ipUrl: '/ip', provider: { name: '', email: '', phone: '' }, ...more };
  element.textContent = JSON.stringify({ registry, config });
  document.head.append(element);
}

function preloads() {
  return [...document.head.querySelectorAll('link')].map((link) => ({
    href: link.getAttribute('href'),
    // Properties, because jsdom does not reflect them as attributes.
    as: link.as,
    integrity: link.integrity,
    crossOrigin: link.crossOrigin,
  }));
}

const hrefs = () => preloads().map(({ href }) => href);
const shellFile = (name: string) => `/releases/shell/1.0.0-77aa/${name}`;
const fleetFile = (name: string) => `/releases/fleet/1.2.0-5f0c/${name}`;

describe('language, direction and theme', () => {
  test.each([
    [null, 'en', 'ltr'],
    ['en', 'en', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['fr', 'en', 'ltr'],
  ])('language %p is %s, %s', (stored, lang, dir) => {
    if (stored) localStorage.setItem('language', stored);
    boot();
    expect(document.documentElement.lang).toBe(lang);
    expect(document.documentElement.dir).toBe(dir);
  });

  test.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
  ])('theme %p where the system is dark: %p, is %s', (stored, systemIsDark, theme) => {
    if (stored) localStorage.setItem('theme', stored);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: systemIsDark,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    boot();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });
});

describe('prefetch', () => {
  test('requests only translations and fonts of the shell in the language when signed out', () => {
    localStorage.setItem('language', 'ar');
    setPage('/drivers');
    boot();
    expect(preloads()).toEqual([
      { href: shellFile('words-ar.1.js'), as: 'script', integrity: someIntegrity, crossOrigin: 'anonymous' },
      { href: shellFile('arabic.1.woff2'), as: 'font', integrity: undefined, crossOrigin: 'anonymous' },
    ]);
    expect(takePrefetchedResponse(call, body, '')).toBeUndefined();
    expect(received).toEqual([]);
  });

  test('also requests translations of the feature that owns the path when signed in', () => {
    localStorage.setItem('admin-token', 'token-1');
    setPage('/driver/7');
    boot();
    expect(hrefs()).toEqual([
      shellFile('words-en.1.js'),
      shellFile('latin.1.woff2'),
      fleetFile('words-en.1.js'),
    ]);
  });

  test("sets only language and theme on a page without the gateway's data", () => {
    localStorage.setItem('admin-token', 'token-1');
    window.history.replaceState(null, '', '/drivers');
    boot();
    expect(hrefs()).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe('the prefetch request', () => {
  function bootSignedIn(address = '/drivers') {
    localStorage.setItem('admin-token', 'token-1');
    localStorage.setItem('language', 'ar');
    setPage(address);
    boot();
  }

  test("is the page's first data request, with the token, in the language", async () => {
    bootSignedIn();
    const response = await takePrefetchedResponse(call, body, 'token-1');
    expect(await response?.json()).toEqual({ success: true });
    expect(received).toEqual([{ authorization: 'Bearer token-1', language: 'ar', body }]);
  });

  test('is consumed once', () => {
    bootSignedIn();
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeInstanceOf(Promise);
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeUndefined();
  });

  test.each([
    ['another address', `${apiUrl}/DC/DisplayCars`, body, 'token-1'],
    ['another body', call, '{"limit":50,"search":"x"}', 'token-1'],
    ['another session', call, body, 'token-2'],
  ])('is not consumed by %s', (_, url, asked, token) => {
    bootSignedIn();
    expect(takePrefetchedResponse(url, asked, token)).toBeUndefined();
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeInstanceOf(Promise);
  });

  test('is not sent for a view in the address or for a page without a first request', () => {
    bootSignedIn('/drivers?search=omar');
    bootSignedIn('/driver/7');
    bootSignedIn('/home');
    expect(globalThis.tawseelEarlyCalls).toBeUndefined();
  });

  test("is sent for every first request of the shell's own pages", async () => {
    localStorage.setItem('admin-token', 'token-1');
    setPage('/home');
    const own = ['{"limit":50}', '{}'].map((text) => JSON.parse(text) as Record<string, unknown>);
    boot({ '/home': own.map((body) => ({ method: 'POST', path: '/DC/DisplayDrivers', body })) });
    expect(await (await takePrefetchedResponse(call, '{}', 'token-1'))?.json()).toEqual({ success: true });
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeInstanceOf(Promise);
  });

  test('expires after half a minute', () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout'] });
    bootSignedIn();
    jest.setSystemTime(Date.now() + 30_001);
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeUndefined();
  });

  test('causes no unhandled rejection when it fails unused', async () => {
    server.use(http.post(call, () => HttpResponse.error()));
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    bootSignedIn();
    await delay(50);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('reports its failure to its consumer', async () => {
    server.use(http.post(call, () => HttpResponse.error()));
    bootSignedIn();
    await expect(takePrefetchedResponse(call, body, 'token-1')).rejects.toThrow(TypeError);
  });
});

test("prefetch loads the translations of a feature's live entry", () => {
  const fleet = sampleFeature({ entry: 'https://cdn.example.com/fleet/remoteEntry.js' });
  localStorage.setItem('admin-token', 'token-1');
  setPage('/drivers', sampleRegistry({ features: { fleet } }));
  boot();
  expect(hrefs()).toContain('https://cdn.example.com/fleet/words-en.1.js');
});

describe('a local build of the tab', () => {
  const local = 'http://localhost:8070/remoteEntry.js';

  /** Whether the page would accept a script from an address. */
  function takes(kept: string, config: Partial<FrontEndConfig>): boolean {
    const createPolicy = jest.fn<unknown, Parameters<NonNullable<typeof trustedTypes>['createPolicy']>>();
    globalThis.trustedTypes = { createPolicy };
    sessionStorage.setItem('tawseel-override', kept);
    setPage('/drivers', sampleRegistry(), config);
    boot();
    const [[, rules] = []] = createPolicy.mock.calls;
    return rules?.createScriptURL(local) === local;
  }
  afterEach(() => {
    globalThis.trustedTypes = undefined;
    sessionStorage.clear();
  });

  test('may load scripts when the operator allows it', () => {
    expect(takes('fleet@http://localhost:8070/', { overrides: true })).toBe(true);
  });

  test.each([
    ['where the operator does not', 'fleet@http://localhost:8070/', {}],
    ['from elsewhere than it says', 'fleet@http://localhost:8071/', { overrides: true as const }],
    ['from another machine', 'fleet@http://evil.example:8070/', { overrides: true as const }],
  ])('may not load scripts %s', (_case, kept, config) => {
    expect(takes(kept, config)).toBe(false);
  });
});
