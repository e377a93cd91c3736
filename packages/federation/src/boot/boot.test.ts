import { tokenWith } from '@tawseel/api-client/testing';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sampleFeature, sampleManifest, sampleRegistry, someIntegrity } from '../testing/samples.ts';
import { apiUrl, setPage } from '../testing/sample-page.ts';
import { boot } from './boot.ts';
import { takePrefetchedResponse } from './prefetch-request.ts';

const call = `${apiUrl}/DC/DisplayDrivers`;
const body = '{"limit":25}';

/** Headers that another origin with the CORS of the contract accepts. */
const headers = ['accept-language', 'authorization', 'content-type'];

interface Received {
  authorization: string | null;
  language: string | null;
  headers: string[];
  body: string;
}

const received: Received[] = [];
const server = setupServer(
  http.post(call, async ({ request }) => {
    received.push({
      authorization: request.headers.get('authorization'),
      language: request.headers.get('accept-language'),
      headers: [...request.headers.keys()],
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
  globalThis.tawseelPrefetched = undefined;
});
afterAll(() => server.close());

/** Signs in to a server that has announced additions. */
function signIn(capabilities: string[] | null = ['lists', 'restore'], token = 'token-1') {
  localStorage.setItem('admin-token', token);
  if (capabilities) localStorage.setItem('admin-capabilities', JSON.stringify(capabilities));
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
  function bootSignedIn(address = '/drivers', capabilities?: string[] | null) {
    signIn(capabilities);
    localStorage.setItem('language', 'ar');
    setPage(address);
    boot();
  }

  test('is returned, for the inline script itself', () => {
    signIn();
    setPage('/drivers');
    expect(boot().response).toBe(takePrefetchedResponse(call, body, 'token-1'));
  });

  test("is the page's first data request, with the token, in the language", async () => {
    bootSignedIn();
    const response = await takePrefetchedResponse(call, body, 'token-1');
    expect(await response?.json()).toEqual({ success: true });
    expect(received).toEqual([{ authorization: 'Bearer token-1', language: 'ar', headers, body }]);
  });

  test('is consumed once', () => {
    bootSignedIn();
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeInstanceOf(Promise);
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeUndefined();
  });

  test.each([
    ['another address', `${apiUrl}/DC/DisplayCars`, body, 'token-1'],
    ['another body', call, '{"limit":25,"search":"x"}', 'token-1'],
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
    expect(globalThis.tawseelPrefetched).toBeUndefined();
  });

  test('has an empty body for a server without paged lists', async () => {
    bootSignedIn('/drivers', ['restore']);
    expect(takePrefetchedResponse(call, body, 'token-1')).toBeUndefined();
    const response = await takePrefetchedResponse(call, '{}', 'token-1');
    expect(await response?.json()).toEqual({ success: true });
    expect(received).toEqual([{ authorization: 'Bearer token-1', language: 'ar', headers, body: '{}' }]);
  });

  test('is not sent by a session that has not stored what its server announces', () => {
    bootSignedIn('/drivers', null);
    boot({ '/drivers': [{ method: 'POST', path: '/DC/DisplayDrivers', body: {} }] });
    expect(globalThis.tawseelPrefetched).toBeUndefined();
  });

  const restorable = { needs: ['restore' as const] };
  const financial = { requires: ['finance.see'] };

  test.each([
    ['the server has not announced', ['lists'], 'Viewer', restorable, undefined],
    ['the server has announced', ['lists', 'restore'], 'Viewer', restorable, expect.any(Promise)],
    ['the person lacks', ['lists', 'people'], 'Dispatcher', financial, undefined],
    ['the person has', ['lists', 'people'], 'Viewer', financial, expect.any(Promise)],
  ])('of a page follows its declaration: %s what it declares', (_, announced, role, declared, sent) => {
    const manifest = sampleManifest();
    const pages = manifest.pages.map((page) => ({ ...page, ...declared }));
    const features = { fleet: sampleFeature({ manifest: { ...manifest, pages } }) };
    const token = tokenWith({ role });
    signIn(announced, token);
    setPage('/drivers', sampleRegistry({ features }));
    boot();
    expect(takePrefetchedResponse(call, body, token)).toEqual(sent);
  });

  test("is sent for every first request of the shell's own pages that its server has", () => {
    signIn(['lists']);
    setPage('/home');
    const own = { method: 'POST', path: '/DC/DisplayDrivers', body: {} } as const;
    const paged = { ...own, body: { limit: 25 }, needs: 'lists' };
    boot({ '/home': [own, paged, { ...own, body: { limit: 9 }, needs: 'people' }] });
    const isSent = (text: string) => takePrefetchedResponse(call, text, 'token-1') !== undefined;
    expect(['{}', body, '{"limit":9}'].filter(isSent)).toEqual(['{}', body]);
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
