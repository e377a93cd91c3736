import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lockfile = readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8');
const packages = [...lockfile.matchAll(/^ {2}'?(@?[^@\s]+)@[^\s']+'?:$/gm)].map(([, name = '']) => name);

/** Names, without their system, of the packages that hold a program for it. */
function programsFor(system: string) {
  return new Set(packages.filter((name) => name.includes(system)).map((name) => name.split(system)[0]));
}

describe('the lockfile', () => {
  // An update on one system can drop the programs of the others.
  it.each(['darwin-arm64', 'win32-x64'])('has every program for %s', (system) => {
    const programs = programsFor('linux-x64');
    expect(programs).toContain('@rspack/binding-');
    expect(programsFor(system)).toEqual(programs);
  });
});
