import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

/** Values of one column of an export whose values need no quotes. */
function columnOf(file: string, heading: string) {
  const [head = [], ...rows] = file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = head.indexOf(heading);
  return rows.map((row) => row[at]);
}

onEachDatabase('the note of an order', (test) => {
  let admin: TestCompany;
  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1, { note: 'اتصل قبل الوصول' }));
    await admin.post('/DC/CreateOrders', orderBody(2, { note: '' }));
  });

  const found = async (url: string) =>
    (await admin.post(url, { search: 'إتصل' })).body.date?.map(({ merchant_order_id, note }) => [
      merchant_order_id,
      note,
    ]);
  const exported = async (list: string, language: string) =>
    (await admin.post(`/DC/Export/${list}`, { format: 'csv', language, search: 'اتصل' })).text;

  it('is optional, listed, found by the search and exported in both languages', async () => {
    expect(await found('/DC/DisplayOrders')).toEqual([['O-1', 'اتصل قبل الوصول']]);
    const { body } = await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: 'O-2' } });
    expect(body.date?.[0]).toMatchObject({ note: null });
    expect(columnOf(await exported('orders', 'en'), 'Note')).toEqual(['اتصل قبل الوصول']);
    expect(columnOf(await exported('orders', 'ar'), 'ملاحظة')).toEqual(['اتصل قبل الوصول']);
  });

  it('longer than 300 characters is rejected at its field', async () => {
    const refused = await admin.post('/DC/CreateOrders', orderBody(3, { note: 'x'.repeat(301) }));
    expect(refused).toMatchObject({ status: 400, body: { fields: { note: expect.any(String) } } });
  });

  it('stays with the order when it is deleted and restored', async () => {
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    expect(await found('/DC/Display_deleted_records_Orders')).toEqual([['O-1', 'اتصل قبل الوصول']]);
    expect(columnOf(await exported('deleted-orders', 'en'), 'Note')).toEqual(['اتصل قبل الوصول']);
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await found('/DC/DisplayOrders')).toEqual([['O-1', 'اتصل قبل الوصول']]);
  });
});
