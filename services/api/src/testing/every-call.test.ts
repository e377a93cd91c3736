import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { carBody, cityBody, driverBody, merchantBody, orderBody } from './samples.ts';
import { onEachDatabase, type TestCompany } from './test-api.ts';

const calls = [
  ['POST', '/LoginDC'],
  ['POST', '/DC/Web/CheckToken'],
  ['POST', '/DC/HomeDashbord'],
  ['POST', '/DC/DisplayProfitsAfterPaymentTotal'],
  ['POST', '/DC/DisplayMerchants'],
  ['POST', '/DC/CreateMerchants'],
  ['PUT', '/DC/Updatemerchants'],
  ['PUT', '/DC/UpdateMerchantsMoney'],
  ['DELETE', '/DC/Deletedmerchants/:company_id/:merchant_id'],
  ['POST', '/DC/CreateDrivers'],
  ['POST', '/DC/DisplayDrivers'],
  ['PUT', '/DC/UpdateDrivers'],
  ['PUT', '/DC/UpdateDriversMoney'],
  ['DELETE', '/DC/DeleteDriver/:driver_id/:company_id'],
  ['POST', '/DC/CreateCars'],
  ['POST', '/DC/DisplayCars'],
  ['PUT', '/DC/UpdateCars'],
  ['DELETE', '/DC/DeleteCars/:car_id'],
  ['POST', '/DC/CreateCitys'],
  ['POST', '/DC/DisplayCitys'],
  ['PUT', '/DC/UpdateCitys'],
  ['DELETE', '/DC/DeleteCitys/:city/:country'],
  ['POST', '/DC/DisplayOrders'],
  ['DELETE', '/DC/DeleteOrders/:merchant_order_id/:merchant_id'],
  ['POST', '/DC/Display_deleted_records_Orders'],
  ['POST', '/DC/DisplayProfits'],
  ['POST', '/DC/DisplayTotalProfits'],
  ['POST', '/DC/DisplayNetProfits'],
  ['POST', '/DC/DisplayNetProfitsByMonth'],
  ['POST', '/DC/DisplayNetProfitsByYear'],
  ['POST', '/DC/DisplayExpenses'],
  ['POST', '/DC/DisplayTotalExpenses'],
  ['POST', '/DC/CreateExpenses'],
  ['PUT', '/DC/UpdateExpenses'],
  ['DELETE', '/DC/DeleteExpenses/:id'],
  ['POST', '/DC/DisplayContracts'],
  ['POST', '/DC/DisplayContracts/:contractId'],
  ['PUT', '/DC/SignatureClient/:contractId'],
  ['POST', '/DC/DisplayInfoCompany'],
  ['POST', '/DC/DisplayPaymentMonthSub'],
] as const;

/** Property of a list's response that holds its rows, as in the contract. */
const rowsUnder = {
  '/DC/DisplayMerchants': 'data',
  '/DC/DisplayDrivers': 'date',
  '/DC/DisplayCars': 'date',
  '/DC/DisplayCitys': 'date',
  '/DC/DisplayOrders': 'date',
  '/DC/Display_deleted_records_Orders': 'date',
  '/DC/DisplayProfits': 'data',
  '/DC/DisplayTotalProfits': 'date',
  '/DC/DisplayNetProfits': 'data',
  '/DC/DisplayNetProfitsByMonth': 'data',
  '/DC/DisplayNetProfitsByYear': 'data',
  '/DC/DisplayExpenses': 'data',
  '/DC/DisplayTotalExpenses': 'date',
  '/DC/DisplayContracts': 'data',
  '/DC/DisplayInfoCompany': 'data',
  '/DC/DisplayPaymentMonthSub': 'data',
} as const;

onEachDatabase('every call', (test) => {
  let admin: TestCompany;

  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCars', carBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) {
      await admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: 'O-1', merchant_id: 'M-1', status });
    }
    await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 2, amount: 7.5 });
  });

  it('of the contract is served and documented', () => {
    const served = test().api.calls.map(({ method, path: url }) => `${method} ${url}`);
    for (const [method, url] of calls) expect(served).toContain(`${method} ${url}`);
    const { paths } = openapiDocument(test().api.calls);
    expect(Object.keys(paths)).toHaveLength(new Set(test().api.calls.map(({ path }) => path)).size);
  });

  it('but login needs a session', async () => {
    for (const { method, path: url, allow } of test().api.calls) {
      if (allow === 'public') continue;
      const answer = await test().send({ method, url: url.replace(/:\w+/g, 'x') });
      expect({ url, status: answer.status, code: answer.body.code }).toEqual({
        url,
        status: 401,
        code: 'unauthorised',
      });
    }
  });

  it.each(Object.entries(rowsUnder))('%s returns a list for an old client’s empty body', async (url, key) => {
    const { status, body } = await admin.post(url);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', key]);
    expect(Array.isArray(body[key])).toBe(true);
  });

  it('that lists supports pages, a sort by each column, search and export', async () => {
    for (const [url] of Object.entries(rowsUnder)) {
      const row = (await admin.post(url, { limit: 1 })).body;
      const [first] = row.data ?? row.date ?? [];
      expect({
        url,
        total: typeof row.total,
        next: row.next === null || typeof row.next === 'string',
      }).toEqual({
        url,
        total: 'number',
        next: true,
      });
      const { columns = {}, unsorted = [] } =
        [...test().api.lists.values()].find(({ path }) => path === url) ?? {};
      for (const column of Object.keys(first ?? {}).filter((name) => name in columns)) {
        for (const sort of [column, `-${column}`]) {
          expect({ url, sort, status: (await admin.post(url, { sort, search: 'x' })).status }).toEqual({
            url,
            sort,
            status: unsorted.includes(column) ? 400 : 200,
          });
        }
      }
    }
  });

  it('that names another company in its path is refused', async () => {
    const other = await test().company();
    const named = test().api.calls.filter(({ path }) => path.includes(':company_id'));
    expect(named).not.toEqual([]);
    for (const { method, path: url } of named) {
      const headers = { authorization: `Bearer ${admin.token}` };
      const path = url.replace(':company_id', other.companyId).replace(/:\w+/g, 'x');
      expect({ url, status: (await test().send({ method, url: path, headers })).status }).toEqual({
        url,
        status: 404,
      });
    }
  });

  it.each([
    ['Merchants', 'data', merchantBody],
    ['Drivers', 'date', driverBody],
    ['Cars', 'date', carBody],
    ['Citys', 'date', cityBody],
  ] as const)('that creates %s ignores a company in its body', async (name, key, body) => {
    const [caller, other] = [await test().company(), await test().company()];
    const named = { ...body('77'), company_id: other.companyId };
    expect((await caller.post(`/DC/Create${name}`, named)).status).toBe(200);
    expect((await caller.post(`/DC/Display${name}`)).body[key]).toMatchObject([
      { company_id: caller.companyId },
    ]);
    expect((await other.post(`/DC/Display${name}`)).body[key]).toEqual([]);
  });

  it('rejects invalid generated input with the invalid fields, and never fails', async () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom(
        '\u0000',
        '٣',
        '1e999',
        '-0',
        '{}',
        '%',
        "';--",
        '2026-02-31',
        'x'.repeat(5000),
        '\ud800',
      ),
      fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
      fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 }), { maxKeys: 3 }),
    );
    const bodies = test().api.calls.filter(({ allow }) => allow !== 'public' && allow !== 'driver');
    const request = fc.constantFrom(...bodies).chain((call) =>
      fc.record({
        call: fc.constant(call),
        segment: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
        body: fc.record(Object.fromEntries(fieldsOf(call.body).map((name) => [name, strange])), {
          requiredKeys: [],
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(request, async ({ call, segment, body }) => {
        const url = call.path.replace(/:\w+/g, encodeURIComponent(segment));
        const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
        const answer = await test().send({
          method: call.method,
          url,
          headers,
          payload: JSON.stringify(body),
        });
        expect(answer.status).toBeLessThan(500);
        if (call.path.endsWith('/Logout')) admin = await test().company();
        else expect([200, 400, 404, 409, 413]).toContain(answer.status);
      }),
      { numRuns: 250, seed: 7, endOnFailure: true },
    );
  }, 60_000);
});

function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}
