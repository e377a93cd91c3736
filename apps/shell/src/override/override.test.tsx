import { webcrypto } from 'node:crypto';
import { overrideKey } from '@tawseel/federation';
import { createI18n } from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { expectAccessible } from '@tawseel/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { config, fleet, registry } from '../testing/samples.ts';
import { LocalBuildError } from './local-build.ts';
import { OverrideBar } from './override-bar.tsx';
import { OverrideQuestion } from './override-question.tsx';
import { withOverride } from './with-override.ts';
import en from './words/en.json';

const base = 'http://localhost:8070/';
const text = `fleet@${base}`;
const allowed = { ...config, overrides: true as const };
const { manifest } = fleet;
const server = setupServer();

/** A stream of server-sent events that the test controls. */
class PlayedEvents extends EventTarget {
  static readonly open = new Map<string, PlayedEvents>();
  private readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    PlayedEvents.open.set(url, this);
  }
  close() {
    PlayedEvents.open.delete(this.url);
  }
}

const say = (type: 'open' | 'message') =>
  PlayedEvents.open.get(`${base}changes`)?.dispatchEvent(new Event(type));

beforeAll(() => {
  // jsdom implements neither.
  Reflect.set(globalThis, 'EventSource', PlayedEvents);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

function serve(data: object = manifest) {
  server.use(
    http.get(`${base}feature.json`, () => HttpResponse.json(data)),
    http.get(`${base}remoteEntry.js`, () => HttpResponse.text('entry')),
  );
}

/** Starts a page at an address and renders its override notices. */
async function start(address: string, options: { isAllowed?: boolean; language?: 'en' | 'ar' } = {}) {
  const { isAllowed = true, language = 'en' } = options;
  window.history.replaceState(null, '', address);
  const i18n = createI18n({ language, base: baseWords[language] });
  const result = await withOverride(registry, isAllowed ? allowed : config, i18n);
  render(result.notice);
  return result.registry.features;
}

const bar = () => screen.getByRole('complementary', { name: 'Local build' });

describe('when the operator does not allow overrides', () => {
  test.each([
    ['/drivers?override=', null],
    ['/drivers', text],
  ])('%s%s is ignored', async (address, kept) => {
    if (kept) sessionStorage.setItem(overrideKey, kept);
    const features = await start(kept ? address : `${address}${text}`, { isAllowed: false });
    expect(features).toBe(registry.features);
    expect(document.body).toHaveTextContent(/^$/);
  });
});

describe('an override in the address', () => {
  test('asks once for confirmation by name, and loads nothing before', async () => {
    expect(await start(`/drivers?search=a&override=${text}`)).toBe(registry.features);
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent(/Use a local build of .?fleet.?\?/);
    expect(dialog.getByText(/http:\/\/localhost:8070\//)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(window.location.search).toBe('?search=a');
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(overrideKey)).toBeNull();
  });

  test('is stored for the tab after confirmation', async () => {
    createI18n({ language: 'en', base: baseWords.en, namespaces: { override: en } });
    const reload = jest.fn();
    render(<OverrideQuestion override={{ feature: 'fleet', base }} reload={reload} />);
    await userEvent.click(screen.getByRole('button', { name: 'Use it in this tab' }));
    expect(sessionStorage.getItem(overrideKey)).toBe(text);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(['fleet@https://evil.example/', 'fleet@http://192.168.0.7:8070/', 'fleet'])(
    '%s is rejected with the expected format',
    async (asked) => {
      expect(await start(`/drivers?override=${asked}`)).toBe(registry.features);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(bar()).toHaveTextContent(/is not a valid local build.*fleet@http:\/\/localhost:8070\//);
      expect(bar()).toHaveTextContent(asked);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    },
  );

  test('asks in Arabic', async () => {
    await start(`/drivers?override=${text}`, { language: 'ar' });
    expect(screen.getByRole('alertdialog')).toHaveTextContent('هل تريد استخدام نسخة محلية من');
  });
});

describe('a local build in use', () => {
  beforeEach(() => sessionStorage.setItem(overrideKey, text));

  test('replaces the release, its entry verified by hash, and the bar names it', async () => {
    serve({ ...manifest, sections: [] });
    const { fleet: local } = await start('/drivers');
    expect(local).toMatchObject({ version: '0.0.0-local', entry: `${base}remoteEntry.js` });
    expect(local?.manifest.sections).toEqual([]);
    const digest = await webcrypto.subtle.digest('SHA-384', new TextEncoder().encode('entry'));
    const hash = `sha384-${Buffer.from(digest).toString('base64')}`;
    expect(local?.integrity).toEqual({ 'remoteEntry.js': hash });
    expect(bar()).toHaveTextContent(/fleet.? is a local build from .?http:\/\/localhost:8070\//);
    await expectAccessible();
  });

  test('needs no second confirmation', async () => {
    serve();
    await start(`/drivers?override=${text}`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(bar()).toBeInTheDocument();
  });

  test.each([
    ['is not there', () => new HttpResponse(null, { status: 404 }), /feature\.json: 404/],
    ['is another feature', () => HttpResponse.json({ ...manifest, name: 'orders' }), /name must be fleet/],
    ['speaks another contract', () => HttpResponse.json({ ...manifest, contract: 2 }), /contract must be 1,/],
    [
      'says nothing of its files',
      () => HttpResponse.json({ ...manifest, files: undefined }),
      /files is missing/,
    ],
    ['is a page', () => HttpResponse.html('<!doctype html>'), /JSON/],
  ])('that %s is not used, and the bar shows the reason', async (_fault, answer, why) => {
    server.use(http.get(`${base}feature.json`, answer));
    expect(await start('/drivers')).toEqual(registry.features);
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be used\. Showing the published version\./);
    expect(bar()).toHaveTextContent(why);
  });

  test('that claims a path of another feature is not used', async () => {
    sessionStorage.setItem(overrideKey, `orders@${base}`);
    serve({ ...manifest, name: 'orders' });
    await start('/drivers');
    expect(bar()).toHaveTextContent('/drivers is a path of fleet already');
  });

  test('whose server is unreachable is not used', async () => {
    server.use(http.get(`${base}feature.json`, () => HttpResponse.error()));
    expect(await start('/drivers')).toEqual(registry.features);
    expect(screen.getByRole('alert')).toHaveTextContent(/is not responding at .?http:\/\/localhost:8070\//);
  });
});

describe('the bar', () => {
  function show(fault?: LocalBuildError) {
    createI18n({ language: 'en', base: baseWords.en, namespaces: { override: en } });
    const reload = jest.fn();
    const override = { feature: 'fleet', base };
    return { reload, ...render(<OverrideBar override={override} fault={fault} reload={reload} />) };
  }

  test('leaves the local build with one click', async () => {
    sessionStorage.setItem(overrideKey, text);
    const { reload } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the published version' }));
    expect(sessionStorage.getItem(overrideKey)).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page after each build, and stops after the override is left', () => {
    const { reload, unmount } = show();
    say('open');
    expect(reload).not.toHaveBeenCalled();
    say('message');
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    expect(PlayedEvents.open.size).toBe(0);
  });

  test('reloads the page when the server returns, but not in a loop for an invalid build', () => {
    const away = show(new LocalBuildError('away', true));
    say('open');
    expect(away.reload).toHaveBeenCalledTimes(1);
    away.unmount();
    const wrong = show(new LocalBuildError('name must be fleet'));
    say('open');
    expect(wrong.reload).not.toHaveBeenCalled();
    say('message');
    expect(wrong.reload).toHaveBeenCalledTimes(1);
  });
});
