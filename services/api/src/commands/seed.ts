import { parseArgs } from 'node:util';
import { StartError } from '../database/start-error.ts';
import { demoCompanies, requireDemoAllowed, seedDemo } from '../demo/seed-demo.ts';
import { onDatabase, print, runOperation } from './operation/run-operation.ts';

await runOperation(async () => {
  requireDemoAllowed();
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '2400' } } });
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < 1 || orders > 5_000_000) {
    throw new StartError('--orders must be a whole number from 1 to 5000000.');
  }
  const isSeeded = await onDatabase((database) => seedDemo(database, { orders }));
  if (!isSeeded) throw new StartError('There are companies already: nothing was changed.');
  for (const { company_id, password } of demoCompanies) print(`Company ${company_id}, password ${password}`);
});
