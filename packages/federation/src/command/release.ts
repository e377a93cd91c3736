import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postChange } from '../network/post-release.ts';
import type { Change } from '../store/change-app.ts';
import { buildApp } from './build-app.mjs';
import { changeWords } from './change-words.ts';
import { readOrigin } from './origin.ts';
import { readFeature } from './own-feature.ts';
import { readArguments } from './read-arguments.ts';
import { readReleaseOptions, releaseOptions } from './release-options.ts';
import { sendRelease } from './send-release.ts';
import { readTarget } from './target.ts';

const missingTarget = (command: string) =>
  new Error(`Name the console: tawseel ${command} --to https://console.example.com`);

/** Builds the feature in `folder` and releases it at a running console. */
export async function release(folder: string, args: string[]): Promise<void> {
  const { positionals, values } = readArguments(releaseOptions, args);
  const { target, dirty, ...request } = readReleaseOptions(values);
  if (!target || positionals.length > 0) throw missingTarget('release');
  const { name } = readFeature(folder);
  const origin = await readOrigin(folder, ['.'], dirty);
  const build = await mkdtemp(path.join(tmpdir(), 'tawseel-release-'));
  try {
    await buildApp(folder, build);
    console.log(await sendRelease(target, name, build, request, origin));
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Changes the live release of the feature in `folder` at a running console. */
export function changeRelease(change: Change) {
  return async (folder: string, args: string[]): Promise<void> => {
    const { positionals, values } = readArguments({ to: { type: 'string' } }, args);
    const target = readTarget(values.to);
    const [version, ...more] = positionals;
    if (!target || more.length > 0 || (version !== undefined && change !== 'rollback'))
      throw missingTarget(change === 'rollback' ? 'rollback [version]' : change);
    const { name } = readFeature(folder);
    console.log(changeWords(change, name, await postChange(target, name, change, version)));
  };
}
