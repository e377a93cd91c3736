import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('profits by month', (test) => {
  it('add up to the price of delivered orders, with returned orders apart', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
    const ends = ['Delivered', 'Delivered', 'Returned'];
    for (const [at, end] of ends.entries()) {
      await admin.post('/DC/CreateOrders', orderBody(at, { driver_id: 'D-1', total_price: 20.125 }));
      for (const status of ['Accepted', 'Picked Up', end])
        await admin.put('/DC/UpdateOrdersStatus', {
          merchant_order_id: `O-${at}`,
          merchant_id: 'M-1',
          status,
        });
    }
    expect((await admin.post('/DC/DisplayTotalProfits')).body.date).toEqual([
      {
        month: expect.stringMatching(/^\d{4}-\d{2}-01$/),
        total_price_orders: 60.375,
        company_profits_orders: 6.25,
        merchant_profits_orders: 34,
        delivered_price_orders: 40.25,
        returned_price_orders: 20.125,
      },
    ]);
  });
});
