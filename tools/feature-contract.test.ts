import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { permits, roles, type Permission } from '../packages/api-client/src/permissions/permissions.ts';
import { isPermission } from '../packages/api-client/src/client/permitted.ts';
import type { Feature } from '@tawseel/federation';
import { mismatchesOf, parseSource, shellPaths } from '@tawseel/federation/registry';
import { pageFilters } from '../packages/federation/src/links/page-filters.ts';
import { expectedPermissions } from '../services/api/src/testing/expected-permissions.ts';

const apps = path.join(__dirname, '..', 'apps');
const sourceFile = (name: string) => path.join(apps, name, 'feature.json');
const names = readdirSync(apps).filter((name) => existsSync(sourceFile(name)));
const sourceOf = (name: string) =>
  parseSource(JSON.parse(readFileSync(sourceFile(name), 'utf8')), sourceFile(name));

function permissionOf(call: string): Permission {
  const [name = ''] = Object.entries(expectedPermissions).find(([, calls]) => calls.includes(call)) ?? [];
  if (!isPermission(name)) throw new Error(`${call} has no permission.`);
  return name;
}

async function featureOf(name: string): Promise<Feature> {
  const module: { default: Feature } = await import(path.join(apps, name, 'src', 'feature.ts'));
  return module.default;
}

test.each(names)('%s has the pages and components that its feature.json declares', async (name) => {
  expect(mismatchesOf(await featureOf(name), sourceOf(name))).toEqual([]);
});

test.each(names)('the first requests of %s are permitted to everyone who may open their page', (name) => {
  for (const { path: page, firstCall, requires = [] } of sourceOf(name).pages) {
    if (!firstCall) continue;
    const refused = roles.filter(
      (role) =>
        requires.every((one) => isPermission(one) && permits(role, one)) &&
        !permits(role, permissionOf(firstCall.path)),
    );
    expect({ page, refused }).toEqual({ page, refused: [] });
  }
});

test('typed links name pages that exist', () => {
  const paths = names.flatMap((name) => sourceOf(name).pages.map((page) => page.path));
  for (const name of Object.keys(pageFilters)) expect([...paths, ...shellPaths]).toContain(`/${name}`);
});

test.each(names)('the figures of %s link to filters that their pages have', (name) => {
  for (const { figure } of sourceOf(name).extensions ?? []) {
    if (!figure) continue;
    const { page, days, filter = {} } = figure.link;
    const filters = new Map(Object.entries(pageFilters)).get(page.slice(1));
    expect(filters).toEqual(
      expect.objectContaining({
        ...(days !== undefined && { [days]: 'days' }),
        ...Object.fromEntries(Object.keys(filter).map((column) => [column, 'value'])),
      }),
    );
  }
});
