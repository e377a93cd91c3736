import path from 'node:path';
import { appFolder, featureNames, install, root } from './workspace/apps.mjs';
import { driver, kit, readDevRequest } from './dev/arguments.mjs';
import { requirePorts } from '../packages/federation/src/command/port.mjs';
import { untilReady } from '../packages/federation/src/command/web-address.mjs';
import { together } from './dev/processes.mjs';
import { endWithChildren } from './workspace/lifetime.mjs';
import { requireNode } from './node-version.mjs';

// Hot reload: `npm run dev` the whole product, `npm run dev -- fleet` one feature alone in its harness, both on the
// embedded API with the demo company, in a data folder of their own. `npm run dev -- fleet --remote` builds the feature
// to be run in a deployed console (--site says which). `npm run dev -- driver` runs the driver's app. `npm run dev -- kit` shows the parts of packages/ui. PORT says where.

/** Command of a feature's folder, as a repository of its own runs it. */
const tawseel = ['--import', 'tsx', path.join(root, 'packages/federation/src/command/main.ts')];
const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');

/** @param {import('./dev/arguments.mjs').DevRequest} request */
async function runLocally({ feature, port }) {
  const apiPort = port + 1;
  await requirePorts([port, apiPort]);
  const data = process.env.DATA_DIR ?? path.join(root, '.data', feature ? `dev-${feature}` : 'dev');
  const { start, fail } = together();
  let isReady = false;
  start(
    ['--import', 'tsx', '--watch', '--watch-preserve-output', 'services/gateway/src/main.ts', '--demo'],
    {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      // A restart after a code change does not wait for running requests.
      SHUTDOWN_GRACE: '0',
    },
    (line) => {
      const isFailure = line.startsWith('Failed running');
      // It would wait for a file change, which cannot help before its first run.
      if (isFailure && !isReady)
        fail(
          `The API did not start, see above. Only if its data is damaged, delete ${data}: it is created again.`,
        );
      // Browsers need only the API of this process.
      const isOfAddress = line.startsWith('Tawseel is at') || (feature && line.startsWith('Sign in'));
      return line !== '' && !isOfAddress && !(isFailure && !isReady);
    },
  );
  /** @param {string} config @param {NodeJS.ProcessEnv} [env] */
  const serve = (config, env) =>
    start([rspack, 'serve', '-c', path.join(root, 'tools/dev', config)], {
      NODE_ENV: 'development',
      DEV_PORT: String(port),
      DEV_API_PORT: String(apiPort),
      ...env,
    });
  if (feature === driver) serve('driver.config.ts');
  else if (feature) {
    const env = { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}/api` };
    // The last line of this function reports that the feature is ready, once its API is ready too.
    start([...tawseel, 'dev'], env, (line) => !line.includes('with hot reload'), appFolder(feature));
  } else serve('rspack.config.ts', { DEV_FEATURES: featureNames().join(',') });
  const address = `http://127.0.0.1:${port}`;
  await Promise.all([untilReady(`http://127.0.0.1:${apiPort}/api/ready`), untilReady(address)]);
  isReady = true;
  if (feature === driver)
    console.log(
      `The driver's app with hot reload: ${address}/driver/ (company 1001, driver D-001, password demo-1001-app)`,
    );
  else console.log(`${feature ? `${feature}, signed in,` : 'Tawseel'} with hot reload: ${address}`);
}

/** @param {import('./dev/arguments.mjs').DevRequest} request */
async function runKit({ port }) {
  await requirePorts([port]);
  const address = `http://127.0.0.1:${port}`;
  together().start([rspack, 'serve', '-c', path.join(root, 'tools/dev/kit.config.ts')], {
    NODE_ENV: 'development',
    DEV_PORT: String(port),
  });
  await untilReady(address);
  console.log(`The parts of packages/ui with hot reload: ${address}`);
}

/** @param {import('./dev/arguments.mjs').DevRequest & { feature: string }} request */
function runRemotely({ feature, site, port }) {
  together().start(
    [...tawseel, 'dev', '--site', site],
    { PORT: String(port) },
    undefined,
    appFolder(feature),
  );
}

requireNode();
endWithChildren();
try {
  const request = readDevRequest([...featureNames(), driver, kit]);
  const { feature, isRemote } = request;
  if (!(await install())) process.exit(1);
  if (feature === kit) await runKit(request);
  else await (isRemote && feature ? runRemotely({ ...request, feature }) : runLocally(request));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
