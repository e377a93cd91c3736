import { carBody, cityBody, driverBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('cities and cars', (test) => {
  it('a city gets three drivers of the company and keeps its creation date', async () => {
    const admin = await test().company();
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateDrivers', driverBody(n));
    expect((await admin.post('/DC/CreateCitys', cityBody('عمان'))).body.message).toBe(
      'City created successfully!',
    );
    const created = (await admin.post('/DC/DisplayCitys')).body.date?.[0];
    const drivers = { driver1_id: 'D-1', driver2_id: 'D-2', driver3_id: 'D-3' };
    const updated = await admin.put('/DC/UpdateCitys', {
      ...cityBody('عمان'),
      date_time: '2020-01-01T00:00:00Z',
      ...drivers,
    });
    expect(updated.body.message).toBe('City updated successfully!');
    expect((await admin.post('/DC/DisplayCitys')).body.date).toEqual([
      { ...created, ...drivers, driver1_name: 'سائق 1', driver2_name: 'سائق 2', driver3_name: 'سائق 3' },
    ]);
    const wrong = await admin.put('/DC/UpdateCitys', { ...cityBody('عمان'), ...drivers, driver2_id: 'D-9' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['driver2_id']]);
    await admin.delete(`/DC/DeleteDriver/D-2/${admin.companyId}`);
    expect((await admin.post('/DC/DisplayCitys')).body.date?.[0]).toMatchObject({
      ...drivers,
      driver2_id: null,
    });
  });

  it('one driver fills the empty places of a city, and a change of prices needs none', async () => {
    const admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    const update = async (changes: object) => {
      const { status, body } = await admin.put('/DC/UpdateCitys', { ...cityBody('عمان'), ...changes });
      const [city] = (await admin.post('/DC/DisplayCitys')).body.date ?? [];
      const { delivery_price, driver1_id, driver2_id, driver3_id } = city ?? {};
      return {
        status,
        fields: Object.keys(body.fields ?? {}),
        delivery_price,
        drivers: [driver1_id, driver2_id, driver3_id],
      };
    };
    const none = { driver1_id: '', driver2_id: null, driver3_id: '' };
    for (const [delivery_price, changes] of [
      [3, {}],
      [4, none],
    ] as const)
      expect(await update({ delivery_price, ...changes })).toMatchObject({
        status: 200,
        delivery_price,
        drivers: [null, null, null],
      });
    expect(await update({ ...none, driver2_id: 'D-2' })).toMatchObject({
      status: 200,
      drivers: ['D-2', 'D-2', 'D-2'],
    });
    expect(await update({ driver1_id: 'D-1', driver2_id: '', driver3_id: 'D-2' })).toMatchObject({
      drivers: ['D-1', 'D-1', 'D-2'],
    });
    expect(await update({ delivery_price: 5 })).toMatchObject({
      status: 200,
      delivery_price: 5,
      drivers: ['D-1', 'D-1', 'D-2'],
    });
    expect(await update(none)).toMatchObject({
      status: 400,
      fields: ['driver1_id'],
      drivers: ['D-1', 'D-1', 'D-2'],
    });
    const seen = { ...none, delivery_price: 6, changed_fields: ['delivery_price'] };
    expect(await update(seen)).toMatchObject({
      status: 200,
      delivery_price: 6,
      drivers: ['D-1', 'D-1', 'D-2'],
    });
  });

  it('a city is unique by country and name', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('العقبة'));
    const again = await admin.post('/DC/CreateCitys', cityBody('العقبة'));
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([409, ['city']]);
    expect((await admin.post('/DC/CreateCitys', cityBody('العقبة', { country: 'مصر' }))).status).toBe(200);
    expect((await admin.post('/DC/DisplayCitys')).body.date).toHaveLength(2);
  });

  it.each([
    ['a letter with a mark', 'عمان', 'عمّان'],
    ['another form of alef', 'إربد', 'اربد'],
    ['another letter case', 'Amman', 'AMMAN'],
  ])('a city whose name differs by %s alone is refused', async (_, name, other) => {
    const admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody(name));
    const again = await admin.post('/DC/CreateCitys', cityBody(other));
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([409, ['city']]);
    await admin.delete(`/DC/DeleteCitys/${encodeURIComponent(name)}/${encodeURIComponent('الأردن')}`);
    expect((await admin.post('/DC/CreateCitys', cityBody(other))).status).toBe(200);
  });

  it('of two cities of the same name that are created at once, one is refused', async () => {
    const admin = await test().company();
    const names = ['عمّان', 'عمان', 'عَمّان', 'عمـان'];
    const answers = await Promise.all(names.map((name) => admin.post('/DC/CreateCitys', cityBody(name))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('a car has a driver of the company or none, and a unique plate', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    expect((await admin.post('/DC/CreateCars', carBody(1))).body.message).toBe('Car created successfully!');
    expect((await admin.post('/DC/CreateCars', carBody(1))).body.fields).toEqual({
      car_id: expect.stringContaining('in use'),
    });
    const stranger = await admin.post('/DC/CreateCars', carBody(2, { driver_id: 'D-7' }));
    expect([stranger.status, Object.keys(stranger.body.fields ?? {})]).toEqual([400, ['driver_id']]);
    expect(
      (await admin.put('/DC/UpdateCars', carBody(1, { driver_id: 'D-1', model: 'Leaf' }))).body.message,
    ).toBe('Car updated successfully!');
    expect((await admin.post('/DC/DisplayCars')).body.date).toEqual([
      {
        car_id: '12-1',
        driver_id: 'D-1',
        driver_name: 'سائق 1',
        company_id: admin.companyId,
        type_car: 'تويوتا',
        model: 'Leaf',
        date_car_manufacture: '2020-02-29',
        date_car_service_start: '2021-03-01',
      },
    ]);
    expect(
      (await admin.post('/DC/CreateCars', carBody(3, { date_car_manufacture: '2021-02-29' }))).status,
    ).toBe(400);
    for (const date_car_service_start of ['0202-01-01', '1949-12-31', '2999-01-01']) {
      const odd = await admin.put('/DC/UpdateCars', carBody(1, { date_car_service_start }));
      expect([odd.status, Object.keys(odd.body.fields ?? {})]).toEqual([400, ['date_car_service_start']]);
    }
    expect((await admin.delete('/DC/DeleteCars/12-1')).body.message).toBe('Car deleted successfully!');
  });

  it('an update keeps fields of a concurrent update that it does not name', async () => {
    const admin = await test().company();
    for (const n of [1, 2, 3, 4]) await admin.post('/DC/CreateDrivers', driverBody(n));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateCars', carBody(1, { driver_id: 'D-1' }));
    const seen = cityBody('عمان', { driver1_id: 'D-1', driver2_id: 'D-2', driver3_id: 'D-3' });
    await admin.put('/DC/UpdateCitys', seen);
    const put = async (path: string, body: object, changes: object) => {
      const answer = await admin.put(path, { ...body, ...changes, changed_fields: Object.keys(changes) });
      expect(answer.status).toBe(200);
    };
    await put('/DC/UpdateCitys', seen, { driver2_id: 'D-4', delivery_price: 3.5 });
    await admin.delete(`/DC/DeleteDriver/D-2/${admin.companyId}`);
    await put('/DC/UpdateCitys', seen, { return_price: 2 });
    await put('/DC/UpdateCitys', seen, {});
    expect((await admin.post('/DC/DisplayCitys')).body.date).toEqual([
      expect.objectContaining({ driver2_id: 'D-4', delivery_price: 3.5, return_price: 2 }),
    ]);
    await put('/DC/UpdateCars', carBody(1), { model: 'Leaf' });
    await put('/DC/UpdateCars', carBody(1, { driver_id: 'D-1' }), { type_car: 'Nissan' });
    expect((await admin.post('/DC/DisplayCars')).body.date).toEqual([
      expect.objectContaining({ driver_id: 'D-1', model: 'Leaf', type_car: 'Nissan' }),
    ]);
    await put('/DC/UpdateCars', carBody(1), { driver_id: '' });
    expect((await admin.post('/DC/DisplayCars')).body.date?.[0]).toMatchObject({ driver_id: null });
  });

  it('cities and cars of another company are neither visible nor changeable', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    await admin.post('/DC/CreateCars', carBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    expect((await other.post('/DC/DisplayCars')).body.date).toEqual([]);
    expect((await other.put('/DC/UpdateCars', carBody(1))).status).toBe(404);
    expect((await other.delete('/DC/DeleteCars/12-1')).status).toBe(404);
    expect(
      (await other.delete(`/DC/DeleteCitys/${encodeURIComponent('عمان')}/${encodeURIComponent('الأردن')}`))
        .status,
    ).toBe(404);
    expect((await other.post('/DC/CreateCars', carBody(1))).status).toBe(200);
  });
});
