import { createHash } from 'node:crypto';
import { asSystem } from '../database/in-company.ts';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a mutation with an Idempotency-Key', (test) => {
  const key = (value: string) => ({ 'idempotency-key': value });

  it('runs once and repeats its first response', async () => {
    const admin = await test().company();
    const first = await admin.post('/DC/CreateDrivers', driverBody(1), key('create-1'));
    const again = await admin.post('/DC/CreateDrivers', driverBody(1), key('create-1'));
    expect(first.status).toBe(200);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect((await admin.post('/DC/CreateDrivers', driverBody(1), key('create-2'))).status).toBe(409);
  });

  it('runs once for any number of simultaneous requests', async () => {
    const admin = await test().company();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount: 5 }, key('e')),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await admin.post('/DC/DisplayExpenses')).body.data).toHaveLength(1);
  });

  it('repeats an error response even if the mutation would succeed now', async () => {
    const admin = await test().company();
    const body = { merchant_id: 'M-1', money_orders: 5 };
    const refused = await admin.put('/DC/UpdateMerchantsMoney', body, key('money'));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    expect(refused.status).toBe(404);
    expect((await admin.put('/DC/UpdateMerchantsMoney', body, key('money'))).text).toBe(refused.text);
    expect((await admin.put('/DC/UpdateMerchantsMoney', body, key('money-2'))).status).toBe(200);
  });

  it('is rejected with the key of another request or with a malformed key', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1), key('k'));
    expect((await admin.post('/DC/CreateDrivers', driverBody(2), key('k'))).status).toBe(400);
    expect((await admin.post('/DC/CreateDrivers', driverBody(2), key('x'.repeat(201)))).status).toBe(400);
    const other = await test().company();
    expect((await other.post('/DC/CreateDrivers', driverBody(2), key('k'))).status).toBe(200);
    const keys = await asSystem(test().database, admin.companyId, (tx) =>
      tx.selectFrom('idempotency_keys').select('key').execute(),
    );
    expect(keys).toEqual([{ key: 'k' }]);
  });

  it('stores nothing from which its password could be guessed offline', async () => {
    const admin = await test().company();
    const body = driverBody(1);
    await admin.post('/DC/CreateDrivers', body, key('secret'));
    const plain = createHash('sha256').update(JSON.stringify(['POST', '/DC/CreateDrivers', body]));
    const [kept] = await asSystem(test().database, admin.companyId, (tx) =>
      tx.selectFrom('idempotency_keys').select('request_hash').execute(),
    );
    expect(kept?.request_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(kept?.request_hash).not.toBe(plain.digest('hex'));
  });
});
