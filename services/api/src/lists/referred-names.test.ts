import { carBody, cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('names of drivers and merchants', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.put('/DC/UpdateCitys', {
      ...cityBody('عمان'),
      driver1_id: 'D-1',
      driver2_id: 'D-2',
      driver3_id: 'D-1',
    });
    await admin.post('/DC/CreateCars', carBody(1, { driver_id: 'D-2' }));
    await admin.post('/DC/CreateCars', carBody(2));
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
  });

  const rowsOf = async (list: string, body: object = { limit: 50 }): Promise<Record<string, unknown>[]> => {
    const { body: response } = await admin.post(`/DC/Display${list}`, body);
    return response.date ?? response.data ?? [];
  };

  it('are in rows beside the ids', async () => {
    const order = { merchant_id: 'M-1', merchant_name: 'تاجر 1', driver_id: 'D-1', driver_name: 'سائق 1' };
    for (const body of [{ limit: 50 }, {}, { search: 'ليلى' }, { filter: { driver_id: 'D-1' }, limit: 1 }])
      expect(await rowsOf('Orders', body)).toEqual([expect.objectContaining(order)]);
    expect(await rowsOf('Citys')).toMatchObject([
      { driver1_name: 'سائق 1', driver2_name: 'سائق 2', driver3_name: 'سائق 1' },
    ]);
    expect(await rowsOf('Cars')).toMatchObject([
      { car_id: '12-2', driver_name: null },
      { car_id: '12-1', driver_name: 'سائق 2' },
    ]);
    const key = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
    expect((await admin.put('/DC/UpdateOrdersStatus', { ...key, status: 'Delivered' })).status).toBe(200);
    expect(await rowsOf('Profits')).toMatchObject([{ merchant_id: 'M-1', merchant_name: 'تاجر 1' }]);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    expect(await rowsOf('_deleted_records_Orders')).toEqual([expect.objectContaining(order)]);
  });

  it('follow a driver and a merchant who are renamed', async () => {
    const read = () => Promise.all(['Orders', 'Citys', 'Cars'].map((list) => rowsOf(list)));
    await read();
    await admin.put('/DC/UpdateDrivers', { ...driverBody(1), name_driver: 'سامي' });
    await admin.put('/DC/UpdateDrivers', { ...driverBody(2), name_driver: 'رامي' });
    await admin.put('/DC/Updatemerchants', { ...merchantBody(1), full_name: 'لينا' });
    expect(await read()).toMatchObject([
      [{ merchant_name: 'لينا', driver_name: 'سامي' }],
      [{ driver1_name: 'سامي', driver2_name: 'رامي' }],
      [{ driver_name: null }, { driver_name: 'رامي' }],
    ]);
  });

  it('stay when the driver is deleted, and are those of the own company', async () => {
    const other = await test().company();
    await other.post('/DC/CreateMerchants', merchantBody(1, { full_name: 'Other' }));
    await admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      status: 'Cancelled',
    });
    expect((await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`)).status).toBe(200);
    expect(await rowsOf('Orders')).toMatchObject([{ merchant_name: 'تاجر 1', driver_name: 'سائق 1' }]);
  });

  it('are neither sorted nor filtered by, and ignored in updates', async () => {
    expect((await admin.post('/DC/DisplayOrders', { sort: 'driver_name' })).status).toBe(400);
    expect((await admin.post('/DC/DisplayOrders', { filter: { driver_name: 'سائق 1' } })).status).toBe(400);
    const [city] = await rowsOf('Citys');
    expect((await admin.put('/DC/UpdateCitys', { ...city, driver1_name: 'x' })).status).toBe(200);
    expect(await rowsOf('Citys')).toMatchObject([{ driver1_id: 'D-1', driver1_name: 'سائق 1' }]);
  });

  it('have a column of their own in exports', async () => {
    const { text } = await admin.post('/DC/Export/orders', { format: 'csv' });
    const [head = '', row = ''] = text.split('\r\n');
    expect(head).toContain('Merchant ID,Merchant,Driver ID,Driver,');
    expect(row).toContain('M-1,تاجر 1,D-1,سائق 1,');
  });
});
