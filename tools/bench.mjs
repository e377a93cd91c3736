import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root, runTypeScript } from './workspace/apps.mjs';

// Runs a benchmark side by side with a peer: npm run bench -- composition

const [name = '', ...args] = process.argv.slice(2);
const folder = path.join(root, 'tools', 'bench');
const file = path.join(folder, name, `${name}.bench.ts`);
if (!name || !existsSync(file)) {
  console.error(`Name what to measure. One of: ${readdirSync(folder).join(', ')}.`);
  process.exit(1);
}
if (!(await runTypeScript(file, args))) process.exit(1);
