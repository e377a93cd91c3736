import { buildApps, featureNames } from './workspace/apps.mjs';

// Builds the named apps, by default the shell and every feature.

const named = process.argv.slice(2);
if (!(await buildApps(named.length > 0 ? named : ['shell', ...featureNames()]))) process.exit(1);
