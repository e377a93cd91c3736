import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase("a driver's held cash", (test) => {
  it.each([
    ['Cash', 20],
    ['cash on delivery', 20],
    ['نقدًا', 20],
    ['CliQ', 0],
    ['Card', 0],
    ['Zain Cash', 0],
    ['محفظة إلكترونية', 0],
  ])('includes a delivery paid by %s only if it is a cash payment', async (type_payment, held) => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5 }));
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1', type_payment }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) {
      await admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: 'O-1', merchant_id: 'M-1', status });
    }
    expect((await admin.post('/DC/DisplayDrivers')).body.date).toEqual([
      expect.objectContaining({ money_orders: held, money_driver: 1, total_delivery_money: 1 }),
    ]);
    expect((await admin.post('/DC/DisplayMerchants')).body.data).toEqual([
      expect.objectContaining({ money_orders: 17.5 }),
    ]);
    expect(await checkRecords(test().database)).toEqual([]);
  });
});
