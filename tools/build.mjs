import { buildApps, appNames } from './workspace/apps.mjs';

// Builds the named apps, by default all.

const named = process.argv.slice(2);
if (!(await buildApps(named.length > 0 ? named : appNames()))) process.exit(1);
