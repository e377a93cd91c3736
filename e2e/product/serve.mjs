import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGateway } from '../../tools/gateway-process.mjs';
import { appFolder, featureNames, runTypeScript } from '../../tools/workspace/apps.mjs';
import { endWithChildren } from '../../tools/workspace/lifetime.mjs';

// Serves the output of `npm run build`, as `npm start` does, with its own database and release store; both
// are deleted at the end. PORT sets the port; E2E_DATA names their folder, for journeys that create releases.

const data = process.env.E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'tawseel-journeys-'));
const env = { ...process.env, DATA_DIR: data, LOG_LEVEL: 'warn' };
// Left over from an aborted run.
rmSync(data, { recursive: true, force: true });

process.on('exit', () => rmSync(data, { recursive: true, force: true }));
endWithChildren();

const built = featureNames().filter((name) => existsSync(path.join(appFolder(name), 'dist/feature.json')));
if (!(await runTypeScript('tools/publish.ts', ['shell', 'driver', ...built], { env }))) process.exit(1);
process.exit(await runGateway(['--demo'], env));
