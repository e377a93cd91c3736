import { buildApps, featureNames, install, root, runTypeScript } from './workspace/apps.mjs';
import { runGateway } from './gateway-process.mjs';
import { endWithChildren } from './workspace/lifetime.mjs';
import { requireNode } from './node-version.mjs';

// The whole product at one URL, on a machine that has Node and nothing else.

requireNode();
process.chdir(root);
endWithChildren();

const apps = ['shell', ...featureNames()];
const ready = (await install()) && (await buildApps(apps)) && (await runTypeScript('tools/publish.ts', apps));
if (!ready) process.exit(1);
process.exit(await runGateway(['--demo', ...process.argv.slice(2)]));
