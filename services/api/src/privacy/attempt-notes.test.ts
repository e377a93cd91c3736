import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, scanOf } from '../dispatch/testing.ts';
import { orderBody } from '../testing/samples.ts';

onEachDatabase('the notes of attempts', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 0);
  });
  const move = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', { ...keyOf(n), status, driver_id: 'D-1' });

  it('are erased with the data of the customer, where no order under way needs them', async () => {
    for (const n of [1, 2]) await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    const other = { phone_customer: '0791111111', name_customer: 'سامر', driver_id: 'D-1' };
    await admin.post('/DC/CreateOrders', orderBody(3, other));
    const note = 'جارة ليلى استلمت';
    const fail = (n: number) => scanOf(admin)('failed', n, { reason_id: 'no-answer', note });
    for (const n of [1, 2, 3]) {
      for (const status of ['Accepted', 'Picked Up']) await move(n, status);
      expect((await fail(n)).status).toBe(200);
    }
    for (const n of [1, 3]) await move(n, 'Returned');
    const notes = async (n: number) => {
      const timeline = await admin.post('/DC/OrderTimeline', keyOf(n));
      return timeline.body.data?.flatMap((event) => (event.kind === 'attempt' && event.note) || []);
    };
    expect(await notes(1)).toHaveLength(1);
    expect((await admin.post('/DC/EraseCustomerData', { phone: '0790000000' })).status).toBe(200);
    expect(await notes(1)).toEqual([]);
    expect([await notes(2), await notes(3)]).toEqual([[note], [note]]);
    expect(await checkRecords(test().database)).toEqual([]);
  });
});
