import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolder, featureNames, root, runTypeScript } from '../../tools/workspace/apps.mjs';

// Serves what `npm run build` has built, as `npm start` does, over a database and a release store of its own: both are
// gone when it ends. PORT says where; E2E_DATA names their folder, for journeys that make releases.

const data = process.env.E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'tawseel-journeys-'));
const env = { ...process.env, DATA_DIR: data, LOG_LEVEL: 'warn' };
// Left behind by a run that was killed.
rmSync(data, { recursive: true, force: true });

/** @param {number} code */
function end(code) {
  rmSync(data, { recursive: true, force: true });
  process.exit(code);
}

const built = featureNames().filter((name) => existsSync(path.join(appFolder(name), 'dist/feature.json')));
if (!(await runTypeScript('tools/publish.ts', ['shell', ...built], { env }))) end(1);

const main = path.join(root, 'services/gateway/src/main.ts');
const gateway = spawn(process.execPath, ['--import', 'tsx', main, '--demo'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => gateway.kill('SIGTERM'));
gateway.on('exit', (code) => end(code ?? 0));
