import { serveBare, credentials, type BareServer } from './bare-server/serve-bare.ts';
import { checkServer } from './check-server.ts';
import { deviationsOf } from './contract/deviations.ts';

let server: BareServer;

beforeEach(async () => {
  server = await serveBare();
});

afterEach(() => server.close());

const check = () => checkServer({ ...credentials, api: server.url });

async function failures() {
  const outcomes = await check();
  return outcomes.filter(({ result }) => result === 'fails').map(({ call, reason }) => `${call}: ${reason}`);
}

test('a server of the contract alone passes every check, and has its own rows afterwards', async () => {
  const before = structuredClone(server.tables);
  const outcomes = await check();
  expect(outcomes.filter(({ result }) => result !== 'holds')).toEqual([
    expect.objectContaining({
      call: 'DELETE /DC/DeleteOrders/{merchant_order_id}/{merchant_id}',
      result: 'skipped',
    }),
    expect.objectContaining({ call: 'PUT /DC/SignatureClient/{contractId}', result: 'skipped' }),
  ]);
  expect(server.tables).toEqual(before);
});

test('an order is deleted and a contract is signed only when they are named', async () => {
  const outcomes = await checkServer({
    ...credentials,
    api: server.url,
    sign: '3',
    deleteOrder: { merchant_order_id: 'X-502', merchant_id: '31' },
  });
  expect(outcomes.filter(({ result }) => result !== 'holds')).toEqual([]);
  expect(server.tables.orders).toHaveLength(2);
  expect(server.tables.contracts[0]?.['contract_file_client']).toMatch(/^data:image\/png/);
});

test('a missing field and a value of another type fail their list', async () => {
  delete server.tables.orders[0]?.['phone_customer'];
  Object.assign(server.tables.company[0] ?? {}, { payment: 'a lot' });
  expect(await failures()).toEqual([
    'POST /DC/DisplayOrders: missing: phone_customer',
    'POST /DC/DisplayInfoCompany: payment is not of type number',
  ]);
});

test('nothing but the session is checked without a token', async () => {
  const outcomes = await checkServer({ ...credentials, password: 'wrong', api: server.url });
  expect(outcomes.map(({ call, result }) => [call, result])).toEqual([
    ['POST /LoginDC', 'fails'],
    ['POST /LoginDC', 'holds'],
    ['POST /DC/DisplayMerchants', 'holds'],
  ]);
});

test('every request of the check is one of the contract', async () => {
  await check();
  expect(server.requests.flatMap(deviationsOf)).toEqual([]);
});
