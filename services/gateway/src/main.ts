import { parseArgs } from 'node:util';
import { ConfigError, demoCompanies, overDatabase, readConfig, runServer, seedDemo } from '@tawseel/api';
import { readGatewayConfig } from './config/gateway-config.ts';
import { requireShell } from './releases/require-shell.ts';
import { buildGateway } from './server.ts';

// The product at one URL. `--demo` fills an empty database with two demo companies, `--orders` says how large;
// `--released` refuses to start before a shell is released.

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

function announce(address: string, isDemo: boolean) {
  const [demo] = isDemo ? demoCompanies : [];
  const signIn = demo ? `Sign in with Company ID ${demo.company_id} and password ${demo.password}\n` : '';
  process.stdout.write(`\nTawseel is at ${address}\n${signIn}\n`);
}

await runServer(async () => {
  const options = readOptions();
  const gatewayConfig = readGatewayConfig(process.env);
  const { apiUrl } = gatewayConfig;
  const config = readConfig(process.env, !apiUrl);
  if (options.released) await requireShell(gatewayConfig.storeFolder);
  const listening = (address: string) => announce(address, options.demo && !apiUrl);
  if (apiUrl) return { app: await buildGateway(config, gatewayConfig), config, listening };
  const served = await overDatabase(config, async (database) => {
    if (options.demo) await seedDemo(database, { orders: options.orders });
    return buildGateway(config, gatewayConfig, database);
  });
  return { ...served, listening };
});
