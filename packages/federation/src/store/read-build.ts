import path from 'node:path';
import { manifest } from '../manifest/manifest.schema.ts';
import { firstRowsFile } from '../manifest/first-rows-file.ts';
import { parse } from '../manifest/parse.ts';
import { requireContract } from '../manifest/require-contract.ts';
import {
  driverBuild,
  driverRelease,
  featureRelease,
  shellBuild,
  shellRelease,
  type DriverRelease,
  type FeatureRelease,
  type ShellRelease,
} from '../registry/release.schema.ts';
import { readBuildFiles, splitMaps, type Build, type BuildFiles } from './build-files.ts';
import { parseJson } from './release-store.ts';
import { readyBuild, type ReadyBuild } from './store-release.ts';

/** Files of a build, their source maps, and the name of a file for a message. */
interface OpenBuild {
  files: BuildFiles;
  maps: BuildFiles;
  placeOf: (file: string) => string;
}

async function openBuild(build: Build): Promise<OpenBuild> {
  const placeOf = (file: string) => (typeof build === 'string' ? path.join(build, file) : file);
  return { ...splitMaps(await readBuildFiles(build)), placeOf };
}

function textOf({ files, placeOf }: OpenBuild, file: string): string {
  const bytes = files.get(file);
  if (!bytes) throw new Error(`The build has no ${placeOf(file)}.`);
  return bytes.toString('utf8');
}

function jsonOf(build: OpenBuild, file: string): unknown {
  return parseJson(textOf(build, file), build.placeOf(file));
}

/** The data of a file that only some builds emit, under a name. */
function optionalJson(build: OpenBuild, file: string, name: string): Record<string, unknown> {
  return build.files.has(file) ? { [name]: jsonOf(build, file) } : {};
}

function featureOf(folder: string, open: OpenBuild): ReadyBuild<FeatureRelease> {
  const data = jsonOf(open, 'feature.json');
  requireContract(data);
  const built = parse(manifest, data, open.placeOf('feature.json'));
  const firstRows = optionalJson(open, firstRowsFile, 'firstRows');
  return readyBuild(folder, built.name, open, built.version, ({ version, base, integrity }) =>
    parse(
      featureRelease,
      { version, entry: base + built.files.entry, integrity, manifest: built, ...firstRows },
      `${built.name} ${version}`,
    ),
  );
}

function shellOf(folder: string, open: OpenBuild): ReadyBuild<ShellRelease> {
  const built = parse(shellBuild, jsonOf(open, 'shell.json'), open.placeOf('shell.json'));
  const boot = textOf(open, 'boot.js');
  const skeleton = optionalJson(open, 'skeleton.json', 'skeleton');
  return readyBuild(folder, 'shell', open, built.version, ({ version, base, integrity }) =>
    parse(shellRelease, { ...built, version, base, boot, ...skeleton, integrity }, `shell ${version}`),
  );
}

/** Files of the driver's app that browsers request by these names. */
const driverFiles = ['index.html', 'sw.js', 'manifest.webmanifest'];

function driverAppOf(folder: string, open: OpenBuild): ReadyBuild<DriverRelease> {
  const built = parse(driverBuild, jsonOf(open, 'driver.json'), open.placeOf('driver.json'));
  for (const file of driverFiles) textOf(open, file);
  const html = textOf(open, 'index.html');
  return readyBuild(folder, 'driver', open, built.version, ({ version }) =>
    parse(driverRelease, { version, html }, `driver ${version}`),
  );
}

/**
 * Reads a feature's build without storing it.
 *
 * @throws Error that names an invalid field of the manifest, or its contract when that is unsupported.
 */
export async function readFeature(folder: string, build: Build): Promise<ReadyBuild<FeatureRelease>> {
  return featureOf(folder, await openBuild(build));
}

/**
 * Reads the shell's build without storing it.
 *
 * @throws Error that names an invalid field of `shell.json`.
 */
export async function readShell(folder: string, build: Build): Promise<ReadyBuild<ShellRelease>> {
  return shellOf(folder, await openBuild(build));
}

/** Reads a build: the shell's, by the `shell.json` it emitted, the driver's app, by its `driver.json`, or a feature's. */
export async function readAnyBuild(folder: string, build: Build): Promise<ReadyBuild> {
  const open = await openBuild(build);
  if (open.files.has('driver.json')) return driverAppOf(folder, open);
  return open.files.has('shell.json') ? shellOf(folder, open) : featureOf(folder, open);
}
