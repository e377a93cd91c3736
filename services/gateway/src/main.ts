import { parseArgs } from 'node:util';
import {
  ConfigError,
  demoCompanies,
  demoDriver,
  hasCompany,
  loadTraces,
  overDatabase,
  readConfig,
  requireDemoAllowed,
  runServer,
  seedDemo,
  type ApiConfig,
  type Database,
  type Served,
} from '@tawseel/api';
import { driverBase } from '@tawseel/federation/registry';
import { readRegistry } from '@tawseel/federation/store';
import { readGatewayConfig, type GatewayConfig } from './config/gateway-config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { requireShell } from './releases/require-shell.ts';
import { buildGateway } from './server.ts';
import { followStore, type ReleaseStore } from './store/index.ts';

// The product at one URL. `--demo` fills an empty database with two demo companies of `--orders` orders, except in
// production. `--released` requires a released shell.

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { demo: { type: 'boolean' }, orders: { type: 'string' }, released: { type: 'boolean' } },
    });
    const { demo = false, released = false } = values;
    return { demo, released, orders: readOrders(values.orders) };
  } catch (error) {
    throw error instanceof TypeError ? new ConfigError(`${error.message}.`) : error;
  }
}

function readOrders(text = '2400') {
  const orders = Number(text);
  if (text !== '' && Number.isInteger(orders) && orders >= 0) return orders;
  throw new ConfigError(`--orders must be a whole number, 0 or more, not "${text}".`);
}

/** What the operator reads below the address of the product. */
type Lines = (address: string) => string;

/** Sign-ins of the demo: of an owner, and of a driver if the driver's app is released. */
async function demoSignIn(database: Database, store: ReleaseStore): Promise<Lines> {
  const [owner] = demoCompanies;
  const { driver } = await readRegistry(store.folder).catch(() => ({ driver: undefined }));
  const known = driver && (await demoDriver(database));
  return (address) =>
    [
      `Sign in with Company ID ${owner.company_id} and password ${owner.password}\n`,
      known &&
        `The driver's app is at ${address}${driverBase}\nSign in there with Company ID ${known.company_id}, driver ${known.driver_id} and password ${known.password}\n`,
    ]
      .filter(Boolean)
      .join('');
}

/** Command that creates the first company. Only one process can open an embedded database. */
async function firstCompany(database: Database): Promise<Lines> {
  if (await hasCompany(database)) return () => '';
  const first = database.kind === 'embedded' ? 'Stop this process, then create one' : 'Create one';
  return () =>
    `No company exists yet. ${first}:\n  npm run company -- create --id 2001 --name "Company" --admin "Manager"\n`;
}

const announce = (lines: Lines) => (address: string) =>
  void process.stdout.write(`\nTawseel is at ${address}\n${lines(address)}\n`);

type Options = ReturnType<typeof readOptions>;

/** Builds the server over its releases, and opens the database unless the API runs elsewhere. */
async function open(
  options: Options,
  config: ApiConfig,
  gatewayConfig: GatewayConfig,
  store: ReleaseStore,
): Promise<Served> {
  if (options.released) await requireShell(store.folder);
  const metrics = createMetrics();
  const traces = await loadTraces('tawseel-gateway');
  if (gatewayConfig.apiUrl)
    return {
      app: await buildGateway(config, gatewayConfig, store, metrics, { traces }),
      config,
      flush: traces?.close,
      listening: announce(() => ''),
    };
  let lines: Lines = () => '';
  const observers = traces ? [metrics.database, traces.database] : [metrics.database];
  const served = await overDatabase({ ...config, observers }, async (database) => {
    if (options.demo) await seedDemo(database, { orders: options.orders });
    lines = options.demo ? await demoSignIn(database, store) : await firstCompany(database);
    return buildGateway(config, gatewayConfig, store, metrics, { database, traces });
  });
  return { ...served, flush: traces?.close, listening: announce(lines) };
}

await runServer(async () => {
  const options = readOptions();
  if (options.demo) requireDemoAllowed();
  const gatewayConfig = readGatewayConfig(process.env);
  const config = readConfig(process.env, !gatewayConfig.apiUrl);
  const { storeFolder, databaseUrl, keepDays } = gatewayConfig;
  const onFault = (error: unknown) =>
    process.stderr.write(`The releases of the database cannot be followed (${String(error)}).\n`);
  const store = await followStore({ folder: storeFolder, databaseUrl, keepDays, onFault });
  try {
    return await open(options, config, gatewayConfig, store);
  } catch (error) {
    // A store that follows a database keeps the process running.
    await store.close();
    throw error;
  }
});
