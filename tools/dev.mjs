import { spawn } from 'node:child_process';
import path from 'node:path';
import { featureNames, root } from './apps.mjs';
import { requireNode } from './node-version.mjs';
import { ensureInstalled } from './pnpm.mjs';

// Hot reload: `npm run dev` the whole product, `npm run dev -- fleet` one feature alone in its harness, on the embedded
// API with the demo company, in a data folder of its own. PORT says where (8080).

requireNode();
if (!ensureInstalled()) process.exit(1);

const names = featureNames();
const [alone] = process.argv.slice(2);
if (alone && !names.includes(alone)) {
  console.error(`There is no feature ${alone}. One of: ${names.join(', ')}.`);
  process.exit(1);
}

const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 1;
const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
const data = process.env.DATA_DIR ?? path.join(root, '.data', alone ? `dev-${alone}` : 'dev');

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['--import', 'tsx', '--watch', '--watch-preserve-output', 'services/gateway/src/main.ts', '--demo'], {
    PORT: String(apiPort),
    DATA_DIR: data,
  }),
  start([rspack, 'serve', '-c', path.join(root, 'tools/dev/rspack.config.ts')], {
    NODE_ENV: 'development',
    DEV_FEATURES: alone ?? names.join(','),
    DEV_ALONE: alone ? '1' : '0',
    DEV_PORT: String(port),
    DEV_API_PORT: String(apiPort),
  }),
];

async function apiAnswers() {
  const ready = `http://127.0.0.1:${apiPort}/api/ready`;
  while (
    !(await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
void apiAnswers().then(() => console.log(`${alone ?? 'Tawseel'} with hot reload: http://127.0.0.1:${port}`));

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
