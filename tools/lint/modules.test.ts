import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lintSample } from './lint-sample.ts';

const trimmed = ['router.ts', 'zod-mini.ts'].map((name) => {
  const file = `packages/federation/shared/${name}`;
  return [file, readFileSync(path.join(__dirname, '../..', file), 'utf8')] as const;
});

describe('shared-surface', () => {
  function faultsOf(lines: string, file = 'apps/fleet/src/a.tsx'): string[] {
    return lintSample('shared-surface', { ...Object.fromEntries(trimmed), [file]: `${lines}\n` });
  }

  test.each([
    [`import { useFetcher } from 'react-router-dom';`, 'useFetcher'],
    [`import { Link, Routes as R } from 'react-router-dom';`, 'Routes'],
    [`import * as router from 'react-router-dom'; router.useFetcher();`, 'useFetcher'],
    [`import router from 'react-router-dom';`, 'default'],
    [`export { Form } from 'react-router-dom';`, 'Form'],
    [`export * from 'react-router-dom';`, '*'],
    [`import { Link } from 'react-router';`, 'react-router-dom'],
    [`import * as z from 'zod/mini'; z.bigint();`, 'bigint'],
    [`import * as z from 'zod/mini'; const all = z['string'];`, '*'],
    [`import { z } from 'zod';`, 'zod/mini'],
  ])('%s', (line, name) => {
    expect(faultsOf(line)).toEqual([expect.stringContaining(name)]);
  });

  test('allows shared names and types', () => {
    expect(faultsOf(`import { Link, useParams, Router } from 'react-router-dom';`)).toEqual([]);
    expect(faultsOf(`import { type RouteObject, Outlet } from 'react-router-dom';`)).toEqual([]);
    expect(faultsOf(`import type { RouteObject } from 'react-router-dom';`)).toEqual([]);
    expect(faultsOf(`import * as z from 'zod/mini'; type A = z.ZodMiniType; z.string();`)).toEqual([]);
  });

  test('allows every name in services', () => {
    expect(faultsOf(`import * as z from 'zod/mini'; z.bigint();`, 'services/api/src/a.ts')).toEqual([]);
  });
});

test('folder-names', () => {
  const code = 'export const a = 1;\n';
  const faults = lintSample('folder-names', {
    'apps/fleet/src/utils/a.ts': code,
    'packages/ui/src/common/b.ts': code,
    'packages/ui/src/button/utils.ts': code,
  });
  expect(faults).toEqual([expect.stringContaining('"utils"'), expect.stringContaining('"common"')]);
});

test('no-export-star', () => {
  const faults = lintSample('no-export-star', {
    'packages/ui/src/index.ts': `export * from './a.ts';\nexport { b } from './b.ts';\nexport * as c from './c.ts';\n`,
  });
  expect(faults).toEqual([expect.stringContaining(':1 '), expect.stringContaining(':3 ')]);
});
