import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a deleted order that has not ended', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  const holders = [
    {
      name: 'merchant',
      remove: () => admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`),
      restore: () => admin.post('/DC/RestoreMerchants/M-1'),
      message: 'Restore the deleted merchant تاجر 1 first, then try again.',
    },
    {
      name: 'driver',
      remove: () => admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`),
      restore: () => admin.post('/DC/RestoreDrivers/D-1'),
      message: 'Restore the deleted driver سائق 1 first, then try again.',
    },
  ];
  const deleted = async (n: number, status?: string) => {
    const key = { merchant_order_id: `O-${n}`, merchant_id: 'M-1' };
    await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    if (status) await admin.put('/DC/UpdateOrdersStatus', { ...key, status });
    expect((await admin.delete(`/DC/DeleteOrders/O-${n}/M-1`)).status).toBe(200);
  };
  const restored = (n: number) => admin.post(`/DC/RestoreOrders/O-${n}/M-1`);

  it.each(holders)('is restored only after its deleted $name', async ({ remove, restore, message }) => {
    await deleted(1);
    expect((await remove()).status).toBe(200);
    expect(await restored(1)).toMatchObject({ status: 409, body: { code: 'in_use', message } });
    const many = { orders: [{ merchant_order_id: 'O-1', merchant_id: 'M-1' }] };
    expect((await admin.post('/DC/RestoreOrdersMany', many)).text).toContain(message);
    expect((await admin.post('/DC/Display_deleted_records_Orders', {})).body.date).toHaveLength(1);
    await restore();
    expect((await restored(1)).status).toBe(200);
    expect((await remove()).status).toBe(409);
  });

  it.each(holders)('and its $name are not restored and deleted at once', async ({ remove, restore }) => {
    for (let n = 1; n <= 5; n += 1) {
      await deleted(n);
      const [order, holder] = await Promise.all([restored(n), remove()]);
      expect([order.status, holder.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      if (holder.status === 200) await restore();
      else await admin.delete(`/DC/DeleteOrders/O-${n}/M-1`);
    }
  });

  it.each(holders)('does not need its $name once it has ended', async ({ remove }) => {
    await deleted(1, 'Cancelled');
    expect((await remove()).status).toBe(200);
    expect((await restored(1)).status).toBe(200);
  });
});
