import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace/apps.mjs';
import { runGateway } from './gateway-process.mjs';
import { endWithChildren } from './workspace/lifetime.mjs';
import { requireNode } from './node-version.mjs';

// Serves the released product at one URL. It installs, builds and publishes nothing, and creates no demo company.

requireNode();
process.chdir(root);
endWithChildren();

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv.length > 2) refuse('npm run serve takes no options: the environment says what it serves.');
if (!existsSync(path.join(root, 'node_modules', 'tsx')))
  refuse('The packages are not installed: run npm run setup first.');
process.exit(await runGateway(['--released']));
