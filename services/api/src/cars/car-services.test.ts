import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const car = {
  car_id: '12-34567',
  type_car: 'Toyota',
  model: 'Prius',
  date_car_manufacture: '2020-03-04',
  date_car_service_start: '2021-05-16',
};
const service = {
  service_id: 'S-1',
  car_id: '12-34567',
  serviced_on: '2026-01-31',
  odometer: 81_250,
  cost: 35.5,
  description: 'تغيير الزيت',
};

onEachDatabase('services of cars', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCars', car);
    await admin.post('/DC/CreateCarServices', service);
  });

  const listed = async (query: object = {}) =>
    (await admin.post('/DC/DisplayCarServices', { limit: 10, ...query })).body;

  it('are created, listed, searched and filtered by car and day', async () => {
    expect(await listed()).toMatchObject({ total: 1, data: [{ ...service, company_id: admin.companyId }] });
    expect((await listed({ search: 'الزيت' })).total).toBe(1);
    expect(
      (await listed({ filter: { car_id: '١٢-34567', serviced_on: { from: '2026-01-31' } } })).total,
    ).toBe(1);
    expect((await listed({ filter: { serviced_on: { from: '2026-02-01' } } })).total).toBe(0);
  });

  it('need an existing car and a new number', async () => {
    const unknown = await admin.post('/DC/CreateCarServices', {
      ...service,
      service_id: 'S-2',
      car_id: 'none',
    });
    expect(unknown).toMatchObject({ status: 400, body: { fields: { car_id: expect.any(String) } } });
    const taken = await admin.post('/DC/CreateCarServices', service);
    expect(taken).toMatchObject({ status: 409, body: { fields: { service_id: expect.any(String) } } });
  });

  it('are isolated from other companies', async () => {
    const other = await test().company();
    expect((await other.post('/DC/DisplayCarServices')).body.data).toEqual([]);
    const statuses = [
      await other.put('/DC/UpdateCarServices', { ...service, cost: 1, changed_fields: ['cost'] }),
      await other.delete('/DC/DeleteCarServices/S-1'),
      await other.post('/DC/RestoreCarServices/S-1'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
    const foreignCar = await other.post('/DC/CreateCarServices', service);
    expect(foreignCar).toMatchObject({ status: 400, body: { fields: { car_id: expect.any(String) } } });
    expect((await listed()).data).toMatchObject([service]);
  });

  it('of a deleted car can still be changed', async () => {
    await admin.delete('/DC/DeleteCars/12-34567');
    const update = { ...service, cost: 40, changed_fields: ['cost'] };
    expect((await admin.put('/DC/UpdateCarServices', update)).status).toBe(200);
    expect((await listed()).data).toMatchObject([{ cost: 40 }]);
  });

  it('keep the fields that an update does not change', async () => {
    const update = { ...service, cost: 40, description: 'x', changed_fields: ['cost'] };
    expect((await admin.put('/DC/UpdateCarServices', update)).status).toBe(200);
    expect((await listed()).data).toMatchObject([{ ...service, cost: 40 }]);
    expect((await admin.put('/DC/UpdateCarServices', { ...update, service_id: 'S-9' })).status).toBe(404);
  });

  it('are hidden by a deletion, which keeps their number, and restored', async () => {
    await admin.delete('/DC/DeleteCarServices/S-1');
    expect((await listed()).total).toBe(0);
    const taken = await admin.post('/DC/CreateCarServices', service);
    expect(taken).toMatchObject({ status: 409, body: { restorable: true } });
    await admin.post('/DC/RestoreCarServices/S-1');
    expect((await listed()).total).toBe(1);
  });

  it('are exported in both languages, the cost with its unit', async () => {
    const exported = async (language: string) =>
      (await admin.post('/DC/Export/car-services', { format: 'csv', language })).text
        .replace('\uFEFF', '')
        .split('\r\n');
    expect(await exported('en')).toEqual([
      'Service no.,Company ID,Plate number,Service date,Odometer (km),Cost (JD),Description',
      `S-1,${admin.companyId},12-34567,2026-01-31,81250,35.5,تغيير الزيت`,
      '',
    ]);
    expect((await exported('ar'))[0]).toBe(
      'رقم الصيانة,رقم الشركة,رقم اللوحة,تاريخ الصيانة,قراءة العدّاد (كم),التكلفة (د.أ),الوصف',
    );
  });
});
