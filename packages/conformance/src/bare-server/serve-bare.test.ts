import { createForms } from '../contract/forms.ts';
import { createSend, type Send } from '../run/client.ts';
import { serveBare, type BareServer } from './serve-bare.ts';

let server: BareServer;
let send: Send;

beforeAll(async () => {
  server = await serveBare();
  send = createSend(server.url, server.token);
});

afterEach(() => server.reset());
afterAll(() => server.close());

const { expense } = createForms('00000001');

test.each([
  [
    'a field that the contract does not have',
    { ...expense, changed_fields: [] },
    'unknown field changed_fields',
  ],
  ['a body that lacks a field', { description: 'x', quantity: 1 }, 'no field amount'],
  ['a number as a text', { ...expense, amount: '7.5' }, 'amount is not a number'],
])('%s is refused', async (_, body, message) => {
  const { expenses } = structuredClone(server.tables);
  expect(await send('POST', '/DC/CreateExpenses', body)).toEqual({
    status: 400,
    body: { success: false, message },
  });
  expect(server.tables.expenses).toEqual(expenses);
});

test('a read with a query in its body is refused', async () => {
  expect(await send('POST', '/DC/DisplayOrders', { limit: 50 })).toMatchObject({ status: 400 });
});

test('a response of a test is given as often as it says, and changes nothing', async () => {
  server.answer('/DC/CreateExpenses', { status: 500, body: { message: 'Later' } });
  expect(await send('POST', '/DC/CreateExpenses', expense)).toEqual({
    status: 500,
    body: { message: 'Later' },
  });
  expect(server.tables.expenses).toHaveLength(2);
  expect(await send('POST', '/DC/CreateExpenses', expense)).toMatchObject({ status: 201 });
  expect(server.tables.expenses).toHaveLength(3);
});

test('a response of a test is given until its function ends it', async () => {
  const end = server.answer('/DC/DisplayExpenses', { status: 500 }, Infinity);
  expect(await send('POST', '/DC/DisplayExpenses')).toMatchObject({ status: 500 });
  expect(await send('POST', '/DC/DisplayExpenses')).toMatchObject({ status: 500 });
  end();
  expect(await send('POST', '/DC/DisplayExpenses')).toMatchObject({ status: 200 });
});

test('a reset restores the rows and forgets requests and responses', async () => {
  const before = structuredClone(server.tables);
  await send('POST', '/DC/CreateExpenses', expense);
  server.answer('/DC/DisplayExpenses', { status: 500 });
  server.reset();
  expect(server.tables).toEqual(before);
  expect(server.requests).toEqual([]);
  expect(await send('POST', '/DC/DisplayExpenses')).toMatchObject({ status: 200 });
});

test('its preflight allows no header but content type and authorization', async () => {
  const { headers } = await fetch(`${server.url}/DC/DisplayOrders`, { method: 'OPTIONS' });
  expect(headers.get('access-control-allow-headers')).toBe('Content-Type, Authorization');
});
