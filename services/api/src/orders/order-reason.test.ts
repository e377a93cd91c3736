import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the reason of a returned or cancelled order', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1));
  });

  const move = (status: string, changes: object = {}) =>
    admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      status,
      ...changes,
    });
  const row = async () => (await admin.post('/DC/DisplayOrders')).body.date?.[0];
  const reason = { end_reason: 'Customer refused', end_reason_text: 'السعر مختلف' };

  it('is stored with the status, and exported in both languages', async () => {
    expect(await move('Cancelled', reason)).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ status: 'Cancelled', ...reason });
    const exported = async (language: string) =>
      (await admin.post('/DC/Export/orders', { format: 'csv', language })).text;
    expect(await exported('en')).toMatch(
      /,Customer refused,السعر مختلف,The driver,\d{10},1,With the merchant,0,,,,2.5,1.25,Price of the city\r\n/,
    );
    expect(await exported('ar')).toMatch(
      /,رفض العميل الاستلام,السعر مختلف,السائق,\d{10},1,لدى التاجر,0,,,,2.5,1.25,سعر المدينة\r\n/,
    );
  });

  it('is optional, since other clients do not send it', async () => {
    expect(await move('Cancelled')).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ status: 'Cancelled', end_reason: null, end_reason_text: null });
  });

  it('is not stored with another status', async () => {
    await move('Accepted', reason);
    expect(await row()).toMatchObject({ status: 'Accepted', end_reason: null, end_reason_text: null });
  });

  it('is one of the list, with a text of at most 200 characters', async () => {
    expect(await move('Cancelled', { end_reason: 'Rain' })).toMatchObject({
      status: 400,
      body: { fields: { end_reason: expect.any(String) } },
    });
    expect(await move('Cancelled', { ...reason, end_reason_text: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { fields: { end_reason_text: expect.any(String) } },
    });
    expect(await row()).toMatchObject({ status: 'Pending' });
  });

  it('stays with the order in the deleted history, and returns with it', async () => {
    await move('Cancelled', reason);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    const deleted = await admin.post('/DC/Display_deleted_records_Orders');
    expect(deleted.body.date?.[0]).toMatchObject(reason);
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await row()).toMatchObject(reason);
  });
});
