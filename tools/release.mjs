import { buildApps, featureNames, runTypeScript } from './apps.mjs';

// Builds one app and makes it live, the rest untouched: npm run release -- fleet

const names = process.argv.slice(2);
const known = ['shell', ...featureNames()];
const unknown = names.find((name) => !known.includes(name));
if (names.length === 0 || unknown) {
  console.error(
    `${unknown ? `There is no app ${unknown}.` : 'Name what to release.'} One of: ${known.join(', ')}.`,
  );
  process.exit(1);
}
const released = (await buildApps(names)) && (await runTypeScript('tools/publish.ts', names));
if (!released) process.exit(1);
