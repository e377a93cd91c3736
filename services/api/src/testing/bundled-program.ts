import { join } from 'node:path';

/** The bundle that Jest has made of a program of the API; `script` is its path in `src`. */
export function bundledProgram(script: string): string {
  const folder = process.env.TEST_PROGRAMS;
  if (!folder) throw new Error('The programs are bundled by the global setup of a Jest project.');
  return join(folder, 'services/api/src', script.replace(/\.ts$/, '.mjs'));
}
