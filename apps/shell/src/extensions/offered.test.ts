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
const registry: Registry = {
  contract: 2,
  features: { fleet: { ...fleet, manifest: { ...manifest, pages, extensions: [extension] } } },
};

const permissions = ['drivers.create', 'drivers.money'];
const capabilities = ['car_services', 'restore', 'ledger'];

function offered(granted: string[], announced: string[]) {
  const may = (permission: string) => granted.includes(permission);
  const can = (capability: string) => announced.includes(capability);
  const own = offeredRegistry(registry, may, can).features['fleet']?.manifest;
  return { paths: own?.pages.map(({ path }) => path), names: own?.extensions?.map(({ name }) => name) };
}

const all = manifest.pages.map(({ path }) => path);
const without = (omitted: string) => all.filter((path) => path !== omitted);

test('the registry omits pages and extensions when the caller lacks their permissions', () => {
  expect(offered(permissions, capabilities)).toEqual({ paths: all, names: ['salary'] });
  expect(offered([], capabilities)).toEqual({ paths: without('/create-driver'), names: [] });
});

test('the registry omits pages and extensions when the server has not announced all that they need', () => {
  expect(offered(permissions, [])).toEqual({ paths: without('/cars'), names: [] });
  expect(offered(permissions, ['car_services', 'ledger'])).toEqual({
    paths: without('/cars'),
    names: ['salary'],
  });
});
