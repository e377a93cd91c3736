import { lintSample } from './lint-sample.ts';

const rule = 'no-folder-cycle';

test('reports both ends of two folders that import each other', () => {
  expect(
    lintSample(rule, {
      'apps/fleet/src/cars/car.ts': `import '../drivers/driver.ts';\n`,
      'apps/fleet/src/drivers/driver.ts': `import '../cars/car-list.ts';\n`,
    }),
  ).toEqual([
    'apps/fleet/src/cars/car.ts:1 Folders import each other: src/cars -> src/drivers -> src/cars.',
    'apps/fleet/src/drivers/driver.ts:1 Folders import each other: src/drivers -> src/cars -> src/drivers.',
  ]);
});

test('reports a cycle over a third folder, an import of types, a lazy import and a re-export', () => {
  expect(
    lintSample(rule, {
      'services/api/src/a/a.ts': `import type { B } from '../b/b.ts';\n`,
      'services/api/src/b/b.ts': `export const load = () => import('../c/c.ts');\n`,
      'services/api/src/c/c.ts': `export { a } from '../a/a.ts';\n`,
    }),
  ).toHaveLength(3);
});

test('allows folders that import in one direction, siblings in one folder, and tests that import both ways', () => {
  expect(
    lintSample(rule, {
      'services/api/src/main.ts': `import './orders/orders.ts';\n`,
      'services/api/src/orders/orders.ts': `import '../database/database.ts';\nimport './order.ts';\n`,
      'services/api/src/orders/order.ts': `import './orders.ts';\n`,
      'services/api/src/database/database.ts': `export const rows = 1;\n`,
      'services/api/src/database/database.test.ts': `import '../orders/orders.ts';\n`,
      'services/api/src/testing/sample.ts': `import '../main.ts';\n`,
      'services/api/src/database/sample.test.ts': `import '../testing/sample.ts';\n`,
    }),
  ).toEqual([]);
});
