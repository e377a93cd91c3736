import { buildChangedApps, appNames, install, root, runTypeScript } from './workspace/apps.mjs';
import { runGateway } from './gateway-process.mjs';
import { endWithChildren } from './workspace/lifetime.mjs';
import { requireNode } from './node-version.mjs';

// Starts the whole product at one URL on a machine with only Node; with the demo companies, except in production.

requireNode();
process.chdir(root);
endWithChildren();

const isProduction = process.env.NODE_ENV === 'production';
const args = process.argv.slice(2);
if (isProduction && args.includes('--demo')) {
  console.error(
    'Demo data is never created with NODE_ENV=production: its passwords are public. Start without --demo.',
  );
  process.exit(1);
}

const apps = appNames();
const ready =
  (await install()) && (await buildChangedApps(apps)) && (await runTypeScript('tools/publish.ts', apps));
if (!ready) process.exit(1);
process.exit(await runGateway(isProduction ? args : ['--demo', ...args]));
