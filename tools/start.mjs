import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildApps, featureNames, root, runTypeScript } from './apps.mjs';
import { requireNode } from './node-version.mjs';
import { ensureInstalled } from './pnpm.mjs';

// The whole product at one URL, on a machine that has Node and nothing else.

requireNode();
process.chdir(root);

const apps = ['shell', ...featureNames()];
const ready = ensureInstalled() && (await buildApps(apps)) && (await runTypeScript('tools/publish.ts', apps));
if (!ready) process.exit(1);

const gateway = spawn(
  process.execPath,
  ['--import', 'tsx', path.join('services', 'gateway', 'src', 'main.ts'), '--demo', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// A signal to this process is the gateway's to answer: it closes the database and ends, and so does this.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => gateway.kill(signal));
gateway.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
