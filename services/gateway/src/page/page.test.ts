import type { PageData, Registry } from '@tawseel/federation/registry';
import { readRegistry } from '@tawseel/federation/store';
import { testStore, type TestStore } from '../testing/test-store.ts';
import { renderPage } from './page.ts';

const config = {
  apiUrl: '/api',
  ipUrl: '/api/ip',
  provider: { name: '</script><img src=x>', email: 'a@example.com', phone: '\u2028' },
};

let store: TestStore;
let registry: Registry;

beforeAll(async () => {
  store = await testStore();
  await store.releaseShell();
  await store.releaseFleet();
  registry = await readRegistry(store.folder);
});
afterAll(() => store.remove());

function page(pathname: string, live = registry): string {
  if (!live.shell) throw new Error('No shell');
  return renderPage(live, live.shell, config, pathname, 'bm9uY2U=');
}

/** Opening tags of the elements of a name, with their text. */
function elements(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[\\s\\S]*?(?:</${name}>|>(?!.*</${name}>))`, 'g')) ?? [];
}

/** The page's inline JSON, parsed and as text. */
function pageData(html: string): { text: string; data: PageData } {
  const [, text = ''] =
    /<script type="application\/json" id="tawseel-page">(.*?)<\/script>/s.exec(html) ?? [];
  return { text, data: JSON.parse(text) };
}

test('the page holds registry and configuration as JSON that cannot end its element', () => {
  const html = page('/home');
  const { text, data } = pageData(html);
  expect(data.config).toEqual(config);
  expect(data.registry.shell).toMatchObject({ version: registry.shell?.version, boot: '' });
  expect(Object.keys(data.registry.features)).toEqual(Object.keys(registry.features));
  const { files, ...manifest } = registry.features['fleet']?.manifest ?? {};
  expect(data.registry.features['fleet']?.manifest).toEqual({
    ...manifest,
    needs: {},
    files: { ...files, feature: [], pages: {} },
  });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<img');
});

test('the page omits previous releases, canaries and compatibility data', () => {
  const { shell, features } = registry;
  const { fleet } = features;
  if (!shell || !fleet) throw new Error('Nothing released');
  const next = { since: fleet.since, percentage: 10 };
  const html = page('/drivers', {
    ...registry,
    shell: { ...shell, previous: shell, canary: { ...next, release: shell } },
    features: { fleet: { ...fleet, previous: fleet, canary: { ...next, release: fleet } } },
  });
  expect(pageData(html).data.registry).toEqual(pageData(page('/drivers')).data.registry);
  expect(pageData(html).text).not.toMatch(/previous|canary|"Button"/);
});

test('the page keeps only the hashes that the browser checks by itself', () => {
  const hashesAt = (pathname: string) => {
    const { shell, features } = pageData(page(pathname)).data.registry;
    return [Object.keys(shell?.integrity ?? {}), Object.keys(features['fleet']?.integrity ?? {})];
  };
  const words = ['words-en.1.js', 'words-ar.1.js'];
  expect(hashesAt('/home')).toEqual([words, ['remoteEntry.js']]);
  const { en = [], ar = [] } = registry.features['fleet']?.manifest.files.words ?? {};
  expect(hashesAt('/drivers')).toEqual([words, ['remoteEntry.js', ...en, ...ar]]);
});

test('the page asks browsers not to translate it', () => {
  expect(page('/home')).toContain('<html lang="en" dir="ltr" translate="no">');
  expect(page('/home')).toContain('<meta name="google" content="notranslate">');
});

test('the page preloads the chunk of a shell page', () => {
  if (!registry.shell) throw new Error('The store has no shell');
  const { base, integrity } = registry.shell;
  const shell = { ...registry.shell, pages: { '/home': ['words-en.1.js'] } };
  const html = page('/home', { ...registry, shell });
  expect(html).toContain(
    `<link rel="preload" as="script" crossorigin="anonymous" href="${base}words-en.1.js" integrity="${integrity['words-en.1.js']}">`,
  );
  expect(page('/drivers', { ...registry, shell })).not.toContain(
    `as="script" crossorigin="anonymous" href="${base}`,
  );
  expect(pageData(html).data.registry.shell).not.toHaveProperty('pages');
});

test('inline script and shell scripts have the nonce, and files have an integrity', () => {
  const [old, watch, ...scripts] = elements(page('/home'), 'script').filter(
    (script) => !script.includes('application/json'),
  );
  const { base = '', integrity = {} } = registry.shell ?? {};
  // They precede all code that may fail.
  for (const first of [old, watch]) expect(first).toMatch(/^<script nonce="bm9uY2U=">/);
  expect(scripts).toEqual([
    '<script nonce="bm9uY2U=">document.documentElement.dataset.theme="light"</script>',
    `<script defer nonce="bm9uY2U=" crossorigin="anonymous" src="${base}main.1.js" integrity="${integrity['main.1.js']}"></script>`,
  ]);
});

test('a shell with skeletons has their styles in the head, and below the root each markup with its signal', () => {
  const { shell } = registry;
  if (!shell) throw new Error('No shell');
  const skeleton = { en: '<p>Loading</p>', ar: '<p>تحميل</p>', css: "src: url('{base}a.woff2')" };
  const html = page('/home', { ...registry, shell: { ...shell, skeleton } });
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain(`<style nonce="bm9uY2U=">src: url('${shell.base}a.woff2')</style>`);
  const signal = (name: string) => `<script nonce="bm9uY2U=">dispatchEvent(new Event('${name}'))</script>`;
  expect(body.replaceAll('\n', '')).toContain(
    [
      '<div id="root"></div>',
      '<template id="tawseel-skeleton-en"><p>Loading</p></template>',
      signal('tawseel-skeleton-en'),
      '<template id="tawseel-skeleton-ar"><p>تحميل</p></template>',
      signal('tawseel-skeleton-ar'),
    ].join(''),
  );
  expect(pageData(html).text).not.toContain('Loading');
  expect(page('/home')).not.toContain('tawseel-skeleton');
});

test('the page of a list has what its first rows look like, and those of no other page', () => {
  const { shell } = registry;
  const fleet = registry.features['fleet'];
  if (!shell || !fleet) throw new Error('No releases');
  const firstRows = {
    '/drivers': { columns: [{ key: 'name', header: { en: '</script>', ar: 'الاسم' } }] },
    '/cars': { columns: [] },
  };
  const skeleton = { en: '<p>Loading</p>', ar: '<p>تحميل</p>', css: '' };
  const live = { ...registry, shell: { ...shell, skeleton }, features: { fleet: { ...fleet, firstRows } } };
  const [, text = ''] =
    /<script type="application\/json" id="tawseel-rows">(.*?)<\/script>/s.exec(page('/drivers', live)) ?? [];
  expect(JSON.parse(text)).toEqual(firstRows['/drivers']);
  expect(pageData(page('/drivers', live)).data.registry.features['fleet']).not.toHaveProperty('firstRows');
  expect(page('/drivers/7', live)).not.toContain('tawseel-rows');
});

test('the page preloads only files of the feature that owns the path', () => {
  const fleet = registry.features['fleet'];
  const folder = `/releases/fleet/${fleet?.version}/`;
  const link = (file: string) =>
    `<link rel="preload" as="script" crossorigin="anonymous" href="${folder}${file}" integrity="${fleet?.integrity[file]}">`;
  const preloads = (pathname: string) => page(pathname).match(/<link rel="preload".*?>/g) ?? [];
  expect(preloads('/drivers')).toEqual(['remoteEntry.js', 'feature.1.js', 'drivers.1.js'].map(link));
  expect(preloads('/drivers/7/')).toEqual(['remoteEntry.js', 'feature.1.js', 'driver.1.js'].map(link));
  expect(preloads('/home')).toEqual([]);
});

test('the page contains the start-failure page in both languages and directions', () => {
  const [template = ''] = /<template[^]*?<\/template>/.exec(page('/home')) ?? [];
  for (const [language, direction] of Object.entries({ en: 'ltr', ar: 'rtl' }))
    expect(template).toMatch(
      new RegExp(`<section lang="${language}" dir="${direction}">\\s*<h1[^]*?<button type="button">`),
    );
});

test('the page asks for JavaScript in both languages', () => {
  expect(page('/home')).toMatch(/<noscript>.*JavaScript.*lang="ar".*تفعيل JavaScript.*<\/noscript>/);
});
