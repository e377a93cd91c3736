import { buildApps, featureNames } from './workspace/apps.mjs';

// Builds the shell and every feature, or those that are named.

const named = process.argv.slice(2);
if (!(await buildApps(named.length > 0 ? named : ['shell', ...featureNames()]))) process.exit(1);
