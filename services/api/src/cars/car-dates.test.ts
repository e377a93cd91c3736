import { carBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a car that is in service before its manufacture', (test) => {
  it('is refused beside the field, in both languages, at creation and update', async () => {
    const admin = await test().company();
    const wrong = carBody(1, { date_car_service_start: '2020-02-28' });
    const text = 'This is before the date of manufacture.';
    const refused = { status: 400, body: { code: 'invalid', fields: { date_car_service_start: text } } };
    expect(await admin.post('/DC/CreateCars', wrong)).toMatchObject(refused);
    expect((await admin.post('/DC/CreateCars', wrong, { 'accept-language': 'ar' })).body.fields).toEqual({
      date_car_service_start: 'هذا التاريخ يسبق تاريخ الصنع.',
    });
    const sameDay = carBody(1, { date_car_service_start: '2020-02-29' });
    expect((await admin.post('/DC/CreateCars', sameDay)).status).toBe(200);
    expect(await admin.put('/DC/UpdateCars', wrong)).toMatchObject(refused);
    expect((await admin.post('/DC/DisplayCars')).body.date).toEqual([
      expect.objectContaining({ date_car_service_start: '2020-02-29' }),
    ]);
  });
});
