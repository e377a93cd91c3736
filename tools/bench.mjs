import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root, runTypeScript } from './workspace/apps.mjs';
import { endWithChildren } from './workspace/lifetime.mjs';

// Runs a benchmark side by side with a peer: npm run bench -- composition
// Without a name it runs all of them and compares the figures with the goals: npm run bench

endWithChildren();
const args = process.argv.slice(2);
const name = args[0] && !args[0].startsWith('-') ? args.shift() : 'goals';
const folder = path.join(root, 'tools', 'bench');
const fileOf = (/** @type {string} */ bench) => path.join(folder, bench, `${bench}.bench.ts`);
if (!name || !existsSync(fileOf(name))) {
  const names = readdirSync(folder).filter((entry) => existsSync(fileOf(entry)));
  console.error(`There is no benchmark of ${name}. One of: ${names.join(', ')}.`);
  process.exit(1);
}
if (!(await runTypeScript(fileOf(name), args))) process.exit(1);
