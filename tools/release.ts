import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  publishFeature,
  publishShell,
  publishTogether,
  readRegistry,
  removeUnused,
} from '@tawseel/federation/store';
import { buildApps, featureNames } from './workspace/apps.mjs';
import { audienceWords, readAudience } from './store/audience.ts';
import { readArguments, runCommand, storeFolder } from './store/command.ts';
import { readKeepDays } from './store/keep-days.ts';

// Builds an app and releases it without changing others: npm run release -- fleet [--canary 10 | --companies 1001,1002].
// Several apps are built side by side and released in one change: npm run release -- shell fleet.

const options = {
  canary: { type: 'string' },
  companies: { type: 'string' },
  'new-shell-only': { type: 'boolean' },
} as const;

function readRequest() {
  const { positionals, values } = readArguments(options);
  const names = [...new Set(positionals)];
  const known = ['shell', ...featureNames()];
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0 || unknown) {
    const fault = unknown ? `There is no app ${unknown}.` : 'Name what to release.';
    throw new Error(`${fault} One of: ${known.join(', ')}.`);
  }
  const audience = readAudience(values.canary, values.companies);
  const newShellOnly = values['new-shell-only'] ?? false;
  if (audience && names.length > 1) throw new Error('A canary is of one app: name one.');
  if (newShellOnly && (names.length > 1 || names[0] === 'shell'))
    throw new Error('--new-shell-only is for the release of one feature.');
  return { names, audience, newShellOnly, keepDays: readKeepDays() };
}

type Request = ReturnType<typeof readRequest>;

async function publishOne(name: string, dist: string, { audience, newShellOnly }: Request): Promise<string> {
  const { shell, features } = await readRegistry(storeFolder);
  const before = name === 'shell' ? shell : features[name];
  const live =
    name === 'shell'
      ? await publishShell(storeFolder, dist, { audience })
      : await publishFeature(storeFolder, dist, { audience, newShellOnly });
  const { canary } = live;
  const over = before?.canary?.release.version;
  const superseded =
    over && over !== canary?.release.version && over !== live.version ? ` The canary ${over} is over.` : '';
  if (audience && canary) {
    const whom = audienceWords(canary);
    return `${name} ${canary.release.version} is a canary for ${whom}; ${live.version} stays live for the rest.${superseded}`;
  }
  const already = before?.version === live.version ? ` already, since ${live.since}` : '';
  return `${name} ${live.version} is live${already}.${superseded}`;
}

async function publish(folder: string, request: Request): Promise<string> {
  const distOf = (name: string) => path.join(folder, name);
  const [first = '', ...others] = request.names;
  if (others.length === 0) return publishOne(first, distOf(first), request);
  const { shell, features } = await publishTogether(storeFolder, request.names.map(distOf));
  const lines = request.names.map((name) => {
    const live = name === 'shell' ? shell : features[name];
    return `${name} ${live?.version} is live.`;
  });
  return lines.join('\n');
}

/** Prints the folder of the store: a store that no gateway serves looks the same. */
async function tellStore(): Promise<void> {
  console.log(`Release store: ${storeFolder}`);
  const { shell } = await readRegistry(storeFolder);
  if (!shell)
    console.error(
      `Warning: ${storeFolder} holds no shell, so no console is served from it. "npm run release -- shell" releases one; ` +
        'DATA_DIR names another store.',
    );
}

/** Removes old releases; a failure does not affect the new one. */
async function tidy({ keepDays }: Request): Promise<void> {
  const { removed, faults } = await removeUnused(storeFolder, keepDays);
  const names = removed.map((place) => place.replace('/', ' '));
  if (names.length > 0) console.log(`Old releases removed: ${names.join(', ')}.`);
  if (faults.length > 0) console.error(`Old releases could not be removed: ${faults.join('; ')}`);
}

runCommand(async () => {
  const request = readRequest();
  // In a separate folder: two releases may build at once, and the browser tests serve `dist`.
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-release-'));
  try {
    if (!(await buildApps(request.names, folder))) throw new Error('Not released: the build failed.');
    console.log(await publish(folder, request));
    await tidy(request);
    await tellStore();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
