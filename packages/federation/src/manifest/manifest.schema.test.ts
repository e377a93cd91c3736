import { sampleManifest } from '../testing/samples.ts';
import { manifest } from './manifest.schema.ts';
import { parse } from './parse.ts';

const refusal = (data: unknown) => () => parse(manifest, data, 'feature.json');

test('a valid manifest is returned unchanged', () => {
  expect(parse(manifest, sampleManifest(), 'feature.json')).toEqual(sampleManifest());
});

test('a page may name its parent in a menu', () => {
  const { pages } = sampleManifest();
  const manifestData = sampleManifest({
    pages: pages.map((page) => (page.path === '/drivers' ? page : { ...page, parent: '/drivers' })),
  });
  expect(parse(manifest, manifestData, 'feature.json')).toEqual(manifestData);
});

const figure = {
  slot: 'home.cards',
  name: 'drivers',
  label: { en: 'Drivers', ar: 'السائقون' },
  order: 10,
  figure: { value: 'drivers', group: 'company', unit: 'count', link: { page: '/drivers' } },
} as const;
const action = {
  slot: 'orders.row-actions',
  name: 'driver',
  label: { en: 'Driver', ar: 'السائق' },
  order: 10,
  column: 'driver_id',
  requires: ['drivers.read'],
  needs: ['lists'],
} as const;

test('a manifest declares extensions, required permissions and needed capabilities', () => {
  const { pages } = sampleManifest();
  const extended = {
    ...sampleManifest(),
    pages: pages.map((page) => ({ ...page, requires: ['drivers.read'], needs: ['restore', 'lists'] })),
    extensions: [figure, action],
  };
  expect(parse(manifest, extended, 'feature.json')).toEqual(extended);
});

const [drivers, driver] = sampleManifest().pages;
const [section] = sampleManifest().sections;

test.each<[string, unknown, string]>([
  ['no manifest at all', undefined, 'document is missing'],
  ['a list', [], 'document must be of type object'],
  ['a missing name', { name: undefined }, 'name is missing'],
  ['a name in capitals', { name: 'Fleet' }, 'name must be a lower-case name such as fleet'],
  ['a long name', { name: 'a'.repeat(41) }, 'name must have at most 40 characters'],
  ['a folder for a name', { name: '../x' }, 'name must be a lower-case name such as fleet'],
  ['the driver’s app', { name: 'driver' }, "name must be another name: driver is the driver's app"],
  ['the shell’s name', { name: 'shell' }, 'name must be another name: shell is the shell'],
  ['an unsupported contract', { contract: 2 }, 'contract must be 1, the contract this console supports'],
  ['a version that is none', { version: 'latest' }, 'version must be a version such as 1.2.0'],
  ['no pages', { pages: [], sections: [] }, 'pages must name a page'],
  [
    'a path without its slash',
    { pages: [{ ...drivers, path: 'drivers' }], sections: [] },
    'pages.0.path must be a path such as /drivers or /contract/:contractId',
  ],
  [
    'a title in one language',
    { pages: [{ ...drivers, title: { en: 'Drivers' } }] },
    'pages.0.title.ar is missing',
  ],
  [
    'an empty title',
    { pages: [{ ...drivers, title: { en: 'Drivers', ar: '' } }] },
    'pages.0.title.ar must not be empty',
  ],
  [
    'a first call that changes something',
    { pages: [{ ...drivers, firstCall: { method: 'DELETE', path: '/x', body: {} } }] },
    'pages.0.firstCall.method is not valid',
  ],
  ['a page told twice', { pages: [drivers, driver, drivers] }, 'pages.2.path must be told once'],
  [
    'another feature’s page for a parent',
    { pages: [drivers, { ...driver, parent: '/orders' }] },
    'pages.1.parent must be the path of another of the pages',
  ],
  [
    'a page for its own parent',
    { pages: [{ ...drivers, parent: '/drivers' }, driver] },
    'pages.0.parent must be the path of another of the pages',
  ],
  [
    'a menu entry for another feature’s page',
    { sections: [{ ...section, items: [{ path: '/orders', order: 1 }] }] },
    'sections.0.items.0.path must be the path of one of the pages',
  ],
  [
    'an icon that is more than a path',
    { sections: [{ ...section, icon: '"/><script>' }] },
    'sections.0.icon must be SVG path data',
  ],
  [
    'an order in words',
    { sections: [{ ...section, order: 'first' }] },
    'sections.0.order must be of type number',
  ],
  [
    'an unknown slot',
    { extensions: [{ ...action, slot: 'orders.header' }] },
    'extensions.0.slot is not valid',
  ],
  [
    'a card without its figure',
    { extensions: [{ ...figure, figure: undefined }] },
    'extensions.0.figure is missing',
  ],
  [
    'a figure in another slot',
    { extensions: [{ ...action, figure: figure.figure }] },
    'extensions.0.figure is for home.cards alone',
  ],
  [
    'an extension declared twice',
    { extensions: [action, action] },
    'extensions.1.name must be unique in orders.row-actions',
  ],
  [
    'a figure that links to another feature’s page',
    { extensions: [{ ...figure, figure: { ...figure.figure, link: { page: '/orders' } } }] },
    'extensions.0.figure.link.page must be the path of one of the pages',
  ],
  [
    'a permission that is not a name',
    { extensions: [{ ...action, requires: ['everything'] }] },
    'extensions.0.requires.0 must be a permission such as orders.delete',
  ],
  [
    'a capability that no server has',
    { extensions: [{ ...action, needs: ['teleport'] }] },
    'extensions.0.needs.0 is not valid',
  ],
  [
    'a page that needs nothing by name',
    { pages: [{ ...drivers, needs: [] }, driver] },
    'pages.0.needs must name a capability',
  ],
  ['no needs told', { needs: undefined }, 'needs is missing'],
  [
    'a range of another kind',
    { needs: { react: { range: '>=19', names: [] } } },
    'needs.react.range must be a range such as ^1.2.0',
  ],
  ['a field of nobody', { colour: 'red' }, 'colour is not known'],
  [
    'a field of nobody deeper down',
    { pages: [{ ...drivers, Title: 1 }, driver] },
    'pages.0.Title is not known',
  ],
  [
    'a file in another folder',
    { files: { ...sampleManifest().files, entry: '../shell/main.js' } },
    'files.entry must be a file name inside the release, without folders',
  ],
  [
    'a file name that ends its attribute',
    { files: { ...sampleManifest().files, feature: ['a".js'] } },
    'files.feature.0 must be a file name inside the release, without folders',
  ],
])("%s is rejected with the field's name", (_, changes, message) => {
  const isWhole = changes === undefined || Array.isArray(changes);
  const data = isWhole ? changes : { ...sampleManifest(), ...(changes as object) };
  expect(refusal(data)).toThrow(new Error(`feature.json: ${message}`));
});

test('every error is reported, not only the first', () => {
  expect(refusal({ ...sampleManifest(), name: 'X', contract: 7 })).toThrow(/: name must .*; contract must /);
});
