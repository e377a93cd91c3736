import type { Registry } from '@tawseel/federation/registry';
import { fleet } from '../testing/samples.ts';
import { permittedRegistry } from './permitted.ts';

const { manifest } = fleet;
const extension = {
  slot: 'drivers.details' as const,
  name: 'salary',
  label: { en: 'Salary', ar: 'الراتب' },
  order: 10,
  requires: ['drivers.money'],
};
const pages = manifest.pages.map((page) =>
  page.path === '/create-driver' ? { ...page, requires: ['drivers.create'] } : page,
);
const registry: Registry = {
  contract: 2,
  features: { fleet: { ...fleet, manifest: { ...manifest, pages, extensions: [extension] } } },
};

function permitted(permissions: string[]) {
  const allowed = permittedRegistry(registry, (permission) => permissions.includes(permission));
  const own = allowed.features['fleet']?.manifest;
  return { paths: own?.pages.map(({ path }) => path), names: own?.extensions?.map(({ name }) => name) };
}

test('the registry omits pages and extensions when the caller lacks their permissions', () => {
  const all = manifest.pages.map(({ path }) => path);
  expect(permitted(['drivers.create', 'drivers.money'])).toEqual({ paths: all, names: ['salary'] });
  expect(permitted([])).toEqual({ paths: all.filter((path) => path !== '/create-driver'), names: [] });
});
