import { merchantBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('merchants', (test) => {
  it('are created without a balance, updated except for it, and hidden', async () => {
    const admin = await test().company();
    const created = await admin.post('/DC/CreateMerchants', merchantBody(1, { money_orders: 500 }));
    expect(created.body).toEqual({ success: true, message: 'Merchant data saved successfully' });
    await admin.put(
      '/DC/Updatemerchants',
      merchantBody(1, { full_name: 'Rana', money_orders: 900, password: '' }),
    );
    const { data } = (await admin.post('/DC/DisplayMerchants')).body;
    expect(data).toEqual([
      expect.objectContaining({ full_name: 'Rana', money_orders: 0, shop_name: 'متجر 1' }),
    ]);
    expect(data?.[0]).toMatchObject({ password: '' });
    expect((await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`)).status).toBe(200);
    expect((await admin.post('/DC/DisplayMerchants')).body.data).toEqual([]);
    expect((await admin.put('/DC/Updatemerchants', merchantBody(1))).status).toBe(404);
  });

  it('keep fields of a concurrent update that an update does not name', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    const update = (changes: object) =>
      admin.put('/DC/Updatemerchants', merchantBody(1, { ...changes, changed_fields: Object.keys(changes) }));
    expect((await update({ shop_name: 'Jasmine' })).status).toBe(200);
    expect((await update({ city: 'Irbid' })).status).toBe(200);
    expect((await update({})).status).toBe(200);
    const { data } = (await admin.post('/DC/DisplayMerchants')).body;
    expect(data).toEqual([expect.objectContaining({ shop_name: 'Jasmine', city: 'Irbid' })]);
    const trail =
      (await admin.post('/DC/DisplayActivity', { filter: { entity: 'merchant', entity_key: 'M-1' } })).body
        .data ?? [];
    expect(trail[1]).toMatchObject({
      before: { shop_name: 'Jasmine', city: 'عمان' },
      after: { shop_name: 'Jasmine', city: 'Irbid' },
    });
  });

  it('report whether phone or e-mail is a duplicate', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateMerchants', merchantBody(2));
    const answer = await admin.put('/DC/Updatemerchants', { merchant_id: 'M-2', phone: '0780000001' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'The (phone number or email) is already in use !!' },
    });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['phone']);
  });

  it('have unique ids', async () => {
    const admin = await test().company();
    const create = (n: number) => admin.post('/DC/CreateMerchants', merchantBody(n, { merchant_id: 'M-1' }));
    expect((await create(1)).status).toBe(200);
    expect(await create(2)).toMatchObject({
      status: 409,
      body: {
        message: 'This value is already in use.',
        fields: { merchant_id: 'This is already in use.' },
      },
    });
  });

  it.each([[-1], ['abc'], [1.2345], [null], [8_000_000_000_000.001], [8_999_999_999_999.998]])(
    'reject the balance %p',
    async (money_orders) => {
      const admin = await test().company();
      await admin.post('/DC/CreateMerchants', merchantBody(1));
      const answer = await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['money_orders']]);
    },
  );

  it('store the largest balance exact to the fils', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    for (const money_orders of [8_000_000_000_000, 7_999_999_999_999.999, 7_999_999_999_999.998]) {
      await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders });
      expect((await admin.post('/DC/DisplayMerchants')).body.data?.[0]).toMatchObject({ money_orders });
    }
  });

  it('lose no balance when several concurrent writers retry after conflicts', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    const add = async (name: string) => {
      for (let attempt = 0; ; attempt += 1) {
        const { data } = (await admin.post('/DC/DisplayMerchants', { limit: 1 })).body;
        const expected_money_orders = Number(data?.[0]?.money_orders);
        const body = {
          merchant_id: 'M-1',
          money_orders: expected_money_orders + 0.125,
          expected_money_orders,
        };
        const answer = await admin.put('/DC/UpdateMerchantsMoney', body, {
          'idempotency-key': `${name}-${attempt}`,
        });
        if (answer.status === 200) return;
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'changed', current: { money_orders: expect.any(Number) } },
        });
      }
    };
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let n = 0; n < 8; n += 1) await add(`add-${client}-${n}`);
    });
    await Promise.all(clients);
    expect((await admin.post('/DC/DisplayMerchants')).body.data?.[0]).toMatchObject({ money_orders: 4 });
    expect((await admin.post('/DC/DisplayLedger')).body.data).toHaveLength(32);
  }, 30_000);
});
