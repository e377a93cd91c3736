import { fleet, registry } from '../testing/samples.ts';
import { navigationSections } from './sections.ts';

const paths = (menus: ReturnType<typeof navigationSections>) =>
  menus.map(({ key, items }) => [key, items.map(({ path }) => path)]);

test('menus and their pages appear in the declared order', () => {
  expect(paths(navigationSections(registry))).toEqual([
    ['cars', ['/cars']],
    ['drivers', ['/create-driver', '/drivers']],
  ]);
});

test('features that name the same menu share it', () => {
  const { manifest } = fleet;
  const [drivers] = manifest.sections;
  if (!drivers) throw new Error('The sample has no menus');
  const other = {
    ...fleet,
    manifest: {
      ...manifest,
      name: 'wages',
      pages: [{ path: '/wages', chunk: 'wages', title: { en: 'Wages', ar: 'الأجور' } }],
      sections: [{ ...drivers, items: [{ path: '/wages', order: 15 }] }],
    },
  };
  const menus = navigationSections({ contract: 1, features: { wages: other, fleet } });
  expect(paths(menus)).toContainEqual(['drivers', ['/create-driver', '/wages', '/drivers']]);
});

test('a menu without pages is left out', () => {
  const { manifest } = fleet;
  const pages = manifest.pages.filter(({ path }) => path !== '/cars');
  const fewer = { ...fleet, manifest: { ...manifest, pages } };
  expect(paths(navigationSections({ contract: 1, features: { fleet: fewer } }))).toEqual([
    ['drivers', ['/create-driver', '/drivers']],
  ]);
});

test('an entry is left out when it is not a page of its feature; no features give no menus', () => {
  const { manifest } = fleet;
  const broken = { ...fleet, manifest: { ...manifest, pages: manifest.pages.slice(1) } };
  expect(paths(navigationSections({ contract: 1, features: { fleet: broken } }))).toContainEqual([
    'drivers',
    ['/create-driver'],
  ]);
  expect(navigationSections({ contract: 1, features: {} })).toEqual([]);
});
