import { fieldValues, type FieldValues } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { carBody, cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const car = carBody(1);
const service = {
  service_id: 'S-1',
  car_id: car.car_id,
  serviced_on: '2026-01-31',
  odometer: 81_250,
  cost: 35.5,
  description: 'تغيير الزيت',
};

/** List and update of each kind of row, and two other values of one of its fields. */
const rows = [
  ['a driver', '/DC/DisplayDrivers', '/DC/UpdateDrivers', 'salary', 350.25, 400],
  ['a merchant', '/DC/DisplayMerchants', '/DC/Updatemerchants', 'working_hours', '8-4', '10-6'],
  ['a car', '/DC/DisplayCars', '/DC/UpdateCars', 'driver_id', 'D-1', ''],
  ['a service of a car', '/DC/DisplayCarServices', '/DC/UpdateCarServices', 'odometer', 90_000, 95_000],
  ['a city', '/DC/DisplayCitys', '/DC/UpdateCitys', 'delivery_price', 2.125, 3],
  ['an expense', '/DC/DisplayExpenses', '/DC/UpdateExpenses', 'quantity', 2.5, 3],
  [
    'an order',
    '/DC/DisplayOrders',
    '/DC/UpdateOrders',
    'date_order_delivery_customer',
    '2026-02-28',
    '2026-03-01',
  ],
] as const;

onEachDatabase('an update of a field that somebody else has changed', (test) => {
  let admin: TestCompany;
  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCars', car);
    await admin.post('/DC/CreateCarServices', service);
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount: 5 });
    await admin.post('/DC/CreateOrders', orderBody(1));
  });

  const rowOf = async (path: string): Promise<FieldValues> => {
    const { body } = await admin.post(path, { limit: 1 });
    return z.parse(fieldValues, (body.data ?? body.date)?.[0]);
  };
  /** Sets a field of a row that the editor has seen as `seen`. */
  const edit = (path: string, seen: FieldValues, name: string, to: unknown) =>
    admin.put(path, {
      ...seen,
      // An update of a city names its drivers.
      driver1_id: 'D-1',
      driver2_id: 'D-1',
      driver3_id: 'D-1',
      [name]: to,
      changed_fields: [name],
      expected_fields: { [name]: seen[name] },
    });

  it.each(rows)('of %s is refused with the present value, until it is based on that', async (...row) => {
    const [, list, update, name, first, second] = row;
    const seen = await rowOf(list);
    expect(await edit(update, seen, name, first)).toMatchObject({ status: 200 });
    const now = await rowOf(list);
    expect(now[name]).not.toEqual(seen[name]);
    expect(await edit(update, seen, name, second)).toMatchObject({
      status: 409,
      body: { code: 'changed', present: { [name]: now[name] } },
    });
    expect(await rowOf(list)).toEqual(now);
    expect(await edit(update, now, name, second)).toMatchObject({ status: 200 });
    expect((await rowOf(list))[name]).not.toEqual(now[name]);
  });

  it('is accepted once of several at the same moment', async () => {
    const seen = await rowOf('/DC/DisplayMerchants');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((hours) =>
        edit('/DC/Updatemerchants', seen, 'working_hours', hours),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('is accepted if both have changed it to the same value, or only other fields', async () => {
    const seen = await rowOf('/DC/DisplayDrivers');
    const put = (name: string, to: unknown) => edit('/DC/UpdateDrivers', seen, name, to);
    expect(await put('commission_driver', 1.125)).toMatchObject({ status: 200 });
    expect(await put('commission_driver', 1.125)).toMatchObject({ status: 200 });
    const order = await rowOf('/DC/DisplayOrders');
    const postpone = () => edit('/DC/UpdateOrders', order, 'date_order_delivery_customer', '2026-04-05');
    expect([(await postpone()).status, (await postpone()).status]).toEqual([200, 200]);
    expect(await put('name_driver', 'سامر')).toMatchObject({ status: 200 });
  });

  it('never compares or shows a password', async () => {
    const seen = await rowOf('/DC/DisplayDrivers');
    const changes = { password_driver: 'secret2', changed_fields: ['password_driver', 'toString'] };
    const expected = { expected_fields: { password_driver: 'secret1', toString: 'x' } };
    const { status, body } = await admin.put('/DC/UpdateDrivers', { ...seen, ...changes, ...expected });
    expect([status, body.present]).toEqual([200, undefined]);
  });

  it('leaves another company with the answer to an unknown row', async () => {
    const other = await test().company();
    const body = { ...car, model: 'x', changed_fields: ['model'], expected_fields: { model: 'other' } };
    expect(await other.put('/DC/UpdateCars', body)).toMatchObject({ status: 404 });
  });

  it.each([{ model: { deep: true } }, { model: true }, ['model'], 'model'])(
    'is refused as invalid with the expected values %j',
    async (expected_fields) => {
      const body = { ...car, changed_fields: ['model'], expected_fields };
      expect(await admin.put('/DC/UpdateCars', body)).toMatchObject({ status: 400 });
    },
  );

  it.each([
    ['\u0000', 409],
    ['\uD800', 400],
    [1e308, 409],
    [null, 409],
  ])('with %j as the value that was seen changes nothing', async (model, status) => {
    const body = { ...car, model: 'x', changed_fields: ['model'], expected_fields: { model } };
    expect(await admin.put('/DC/UpdateCars', body)).toMatchObject({ status });
    expect((await rowOf('/DC/DisplayCars')).model).toBe('Prius');
  });
});
