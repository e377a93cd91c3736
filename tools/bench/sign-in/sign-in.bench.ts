import { parseArgs } from 'node:util';
import { reportFigures } from '../figures.ts';
import { ordersDatabase } from '../orders-database.ts';
import { quantile } from '../product.ts';
import { companyPassword, serveApi } from '../api/servers.ts';
import { startFlood } from './flood.ts';
import { signInAs, type Attempt } from './sign-in-as.ts';

// Sign-ins of a known browser and of a new one, alone and beside a flood of wrong passwords from many addresses. `--rate 200`
// says how many wrong passwords a second, `--seconds 20` how long each part takes.

const company = 'company';

/** Sign-ins one after the other for some seconds. */
async function measure(seconds: number, attempt: () => Promise<Attempt>) {
  const attempts: Attempt[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) attempts.push(await attempt());
  const times = attempts.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    'sign-ins': times.length,
    refused: attempts.length - times.length,
    'a second': Math.round((times.length / seconds) * 10) / 10,
    'p50 ms': Math.round(quantile(times)),
    'p95 ms': Math.round(quantile(times, 0.95)),
  };
}

async function main() {
  const { values } = parseArgs({
    options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '20' } },
  });
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
  const database = await ordersDatabase({ [company]: 50 }, companyPassword);
  const { api } = await serveApi(database.url, { TRUST_PROXY: '1' });
  try {
    const target = api.to('/LoginDC', { company_id: company, password_company: companyPassword });
    const { cookie } = await signInAs(target, { address: '192.0.2.1' });
    const known = () => signInAs(target, { address: '192.0.2.1', cookie });
    const alone = await measure(seconds, known);
    const flood = startFlood(target, rate);
    const beside = await measure(seconds, known);
    const stranger = await measure(seconds, () => signInAs(target, { address: '198.51.100.1' }));
    const answers = await flood.stop();
    console.table({
      'known browser alone': alone,
      [`known browser, ${rate} wrong passwords a second`]: beside,
      [`new browser, ${rate} wrong passwords a second`]: stranger,
    });
    console.table(answers);
    reportFigures({
      'known browser alone, p95 ms': alone['p95 ms'],
      'known browser in a flood, p95 ms': beside['p95 ms'],
    });
  } finally {
    await api.stop();
    await database.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
