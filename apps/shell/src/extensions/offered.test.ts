import type { Page, Registry } from '@tawseel/federation/registry';
import { fleet } from '../testing/samples.ts';
import { offeredRegistry } from './offered.ts';

const { manifest } = fleet;
const extension = {
  slot: 'drivers.details' as const,
  name: 'salary',
  label: { en: 'Salary', ar: 'الراتب' },
  order: 10,
  requires: ['drivers.money'],
  needs: ['ledger' as const],
};
const changes: Record<string, Pick<Page, 'requires' | 'needs'>> = {
  '/create-driver': { requires: ['drivers.create'] },
  '/cars': { needs: ['car_services', 'restore'] },
};
const pages = manifest.pages.map((page) => ({ ...page, ...changes[page.path] }));
const figure = {
  slot: 'home.cards' as const,
  name: 'cars',
  label: { en: 'Cars', ar: 'السيارات' },
  order: 20,
  figure: {
    value: 'cars' as const,
    group: 'company' as const,
    unit: 'count' as const,
    link: { page: '/cars' },
  },
};
const sections = manifest.sections.map((own) =>
  own.key === 'drivers' ? { ...own, requires: ['drivers.create'] } : own,
);
const registry: Registry = {
  contract: 1,
  features: {
    fleet: { ...fleet, manifest: { ...manifest, pages, sections, extensions: [extension, figure] } },
  },
};

const permissions = ['drivers.create', 'drivers.money'];
const capabilities = ['car_services', 'restore', 'ledger'];

function offered(granted: string[], announced: string[]) {
  const may = (permission: string) => granted.includes(permission);
  const can = (capability: string) => announced.includes(capability);
  const own = offeredRegistry(registry, may, can).features['fleet']?.manifest;
  return {
    paths: own?.pages.map(({ path }) => path),
    menus: own?.sections.map(({ key }) => key),
    names: own?.extensions?.map(({ name }) => name),
  };
}

const all = manifest.pages.map(({ path }) => path);
const without = (omitted: string) => all.filter((path) => path !== omitted);

const menus = ['drivers', 'cars'];

test('the registry omits pages, menus and extensions when the person lacks their permissions', () => {
  expect(offered(permissions, capabilities)).toEqual({ paths: all, menus, names: ['salary', 'cars'] });
  expect(offered([], capabilities)).toEqual({
    paths: without('/create-driver'),
    menus: ['cars'],
    names: ['cars'],
  });
});

test('the registry omits pages and extensions when the server has not announced all that they need', () => {
  expect(offered(permissions, [])).toEqual({ paths: without('/cars'), menus, names: [] });
});

test('the registry omits a figure without the page that explains it', () => {
  expect(offered(permissions, ['car_services', 'ledger'])).toEqual({
    paths: without('/cars'),
    menus,
    names: ['salary'],
  });
});
