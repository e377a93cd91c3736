import { existsSync, readdirSync } from 'node:fs';
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readArguments, readOrigin, runCommand } from '@tawseel/federation/command';
import { appNames, root } from './workspace/apps.mjs';
import { sourcesOf } from './workspace/builds.mjs';
import { writeProduction } from './production/write-production.ts';

// Writes a folder that runs the product with Node.js alone, without this checkout: npm run production -- <folder> [--dirty].

const megabyte = 1_000_000;

function readRequest() {
  const { positionals, values } = readArguments({ dirty: { type: 'boolean' } });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error('Usage: npm run production -- <folder>');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder.`);
  return { folder: path.resolve(folder), isDirty: values.dirty ?? false };
}

/** Bytes of the files below a folder. */
async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(names.map((name) => lstat(path.join(folder, name))));
  return stats.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
}

runCommand(async () => {
  const { folder, isDirty } = readRequest();
  const apps = appNames();
  const origin = await readOrigin(root, sourcesOf(apps), isDirty);
  // The folder gets its name when it is complete.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await writeProduction(unfinished, apps, origin);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  for (const part of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()))
    console.log(`${part.name}: ${((await sizeOf(path.join(folder, part.name))) / megabyte).toFixed(1)} MB`);
  console.log(`${folder} holds the product (${((await sizeOf(folder)) / megabyte).toFixed(1)} MB).`);
});
