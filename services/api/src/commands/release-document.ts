import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedDocument } from '../server/served-document.ts';

// Run at each release, after its version is in package.json and CHANGELOG.md: npm run release-document in services/api.

/** JSON with a line for each part of the document and each path, so that a comparison shows the calls that changed. */
function lines(value: object, depth = 0): string {
  const indent = '  '.repeat(depth);
  const entries = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const isSplit = typeof part === 'object' && part !== null && depth === 0 && name === 'paths';
    return `${indent}  ${JSON.stringify(name)}: ${isSplit ? lines(part, depth + 1) : JSON.stringify(part)}`;
  });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

writeFileSync(join(import.meta.dirname, '../../openapi.json'), `${lines(await servedDocument())}\n`);
