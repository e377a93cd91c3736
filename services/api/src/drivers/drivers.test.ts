import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { carBody, cityBody, driverBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('drivers', (test) => {
  it('are created, listed, updated and hidden', async () => {
    const admin = await test().company();
    const created = await admin.post(
      '/DC/CreateDrivers',
      driverBody(1, { money_driver: 99, salary: '312.5' }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: { success: true, message: 'Driver created successfully!' },
    });
    const listed = await admin.post('/DC/DisplayDrivers');
    expect(listed.body.date).toEqual([
      expect.objectContaining({
        driver_id: 'D-1',
        company_id: admin.companyId,
        salary: 312.5,
        commission_driver: 0.75,
        money_driver: 0,
        password_driver: '',
        created_account_driver: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+03:00$/),
      }),
    ]);
    const updated = await admin.put('/DC/UpdateDrivers', {
      driver_id: 'D-1',
      name_driver: 'Sami',
      password_driver: '',
    });
    expect(updated.body).toEqual({ success: true, message: 'Driver updated successfully!' });
    const deleted = await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    expect(deleted.body.message).toBe('Driver deleted successfully!');
    expect((await admin.post('/DC/DisplayDrivers', { limit: 5 })).body).toMatchObject({
      date: [],
      total: 0,
      next: null,
    });
    expect((await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`)).status).toBe(404);
  });

  it('store a hashed password, which an empty one leaves unchanged', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const stored = () =>
      asSystem(test().database, admin.companyId, (tx) =>
        tx.selectFrom('drivers').select('password_driver').executeTakeFirstOrThrow(),
      );
    const first = await stored();
    expect(first.password_driver).toMatch(/^\$argon2id\$/);
    await admin.put('/DC/UpdateDrivers', driverBody(1, { password_driver: '' }));
    expect(await stored()).toEqual(first);
    await admin.put('/DC/UpdateDrivers', driverBody(1, { password_driver: 'another1' }));
    expect(await stored()).not.toEqual(first);
  });

  it.each([
    ['driver_id', { driver_id: 'D-1', email_driver: 'x@example.com', phone_driver: '0791112223' }],
    ['email_driver', { email_driver: 'D1@example.com' }],
    ['phone_driver', { phone_driver: '0790000001' }],
  ])('reject a duplicate %s beside its field', async (field, same) => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const again = await admin.post('/DC/CreateDrivers', driverBody(2, same));
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect(Object.keys(again.body.fields ?? {})).toEqual([field]);
    const other = await test().company();
    expect((await other.post('/DC/CreateDrivers', driverBody(1))).status).toBe(200);
  });

  it.each([
    [{ salary: 1.2345 }, 'salary', 'decimals'],
    [{ salary: 0.0000001 }, 'salary', 'decimals'],
    [{ salary: -1 }, 'salary', '0 or more'],
    [{ salary: 'many' }, 'salary', 'number'],
    [{ phone_driver: '12345' }, 'phone_driver', '9 to 15'],
    [{ email_driver: 'nobody' }, 'email_driver', 'e-?mail'],
    [{ name_driver: 'x'.repeat(101) }, 'name_driver', '100'],
    [{ name_driver: '' }, 'name_driver', 'required'],
    [{ password_driver: '12345' }, 'password_driver', '6'],
    [{ status: 'pending' }, 'status', 'Choose'],
    [{ driver_id: '<script>' }, 'driver_id', 'letters'],
  ])('reject %j', async (wrong, field, words) => {
    const admin = await test().company();
    const answer = await admin.post('/DC/CreateDrivers', driverBody(1, wrong));
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(answer.body.fields).toEqual({ [field]: expect.stringMatching(new RegExp(words, 'i')) });
  });

  it('keep their rates and limit where a person who may not change money changes other fields', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const dispatcher = await admin.person('Dispatcher');
    const whole = driverBody(1, { name_driver: 'Sami', password_driver: '' });
    expect((await dispatcher.put('/DC/UpdateDrivers', whole)).status).toBe(200);
    for (const rate of [
      { salary: 99_999 },
      { commission_driver: 500 },
      { commission_return: 0.501 },
      { cash_limit: 78 },
    ]) {
      expect(await dispatcher.put('/DC/UpdateDrivers', { ...whole, ...rate })).toMatchObject({
        status: 409,
        body: { code: 'not_permitted', message: 'Your role does not allow this. It needs the role Owner.' },
      });
    }
    expect((await admin.put('/DC/UpdateDrivers', { ...whole, salary: 320 })).status).toBe(200);
    const [row] = (await admin.post('/DC/DisplayDrivers')).body.date ?? [];
    expect(row).toMatchObject({
      name_driver: 'Sami',
      salary: 320,
      commission_driver: 0.75,
      commission_return: 0.5,
    });
  });

  it('are isolated from other companies', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    await admin.post('/DC/CreateDrivers', driverBody(1));
    expect((await other.post('/DC/DisplayDrivers')).body.date).toEqual([]);
    expect((await other.put('/DC/UpdateDrivers', { driver_id: 'D-1', name_driver: 'Mine' })).status).toBe(
      404,
    );
    expect((await other.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`)).status).toBe(404);
    expect((await other.delete(`/DC/DeleteDriver/D-1/${other.companyId}`)).status).toBe(404);
    await other.post('/DC/CreateDrivers', driverBody(2, { company_id: admin.companyId }));
    expect((await admin.post('/DC/DisplayDrivers')).body.date).toHaveLength(1);
  });

  it('accept new rates and balances with a ledger entry for the payout, unless a balance changed in between', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const money = (changes: object) => ({
      driver_id: 'D-1',
      salary: 300,
      commission_driver: 1,
      commission_return: 0.5,
      money_driver: 0,
      money_orders: 0,
      total_delivery_money: 0,
      original_money_driver: 0,
      deliveryMoneySpent: 0,
      ...changes,
    });
    expect(
      (await admin.put('/DC/UpdateDriversMoney', money({ money_driver: 10.125, money_orders: -3 }))).status,
    ).toBe(200);
    const late = await admin.put('/DC/UpdateDriversMoney', money({ money_driver: 5 }));
    expect(late).toMatchObject({ status: 409, body: { code: 'changed', current: { money_driver: 10.125 } } });
    await admin.put(
      '/DC/UpdateDriversMoney',
      money({ money_driver: 4, money_orders: -3, original_money_driver: 10.125 }),
    );
    const entries = await asSystem(test().database, admin.companyId, (tx) =>
      tx
        .selectFrom('ledger')
        .select(['account', 'amount_from', 'amount_to', 'delta', 'reason', 'admin_id'])
        .orderBy('entry_id')
        .execute(),
    );
    expect(entries).toEqual([
      {
        account: 'money_driver',
        amount_from: 0,
        amount_to: 10125,
        delta: 10125,
        reason: 'adjustment',
        admin_id: `${admin.companyId}-1`,
      },
      {
        account: 'money_orders',
        amount_from: 0,
        amount_to: -3000,
        delta: -3000,
        reason: 'adjustment',
        admin_id: `${admin.companyId}-1`,
      },
      {
        account: 'money_driver',
        amount_from: 10125,
        amount_to: 4000,
        delta: -6125,
        reason: 'payout',
        admin_id: `${admin.companyId}-1`,
      },
    ]);
  });

  it('keep fields of a concurrent update that an update does not name', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const rates = { salary: 300, commission_driver: 0.75, commission_return: 0.5 };
    const balances = { money_driver: 0, money_orders: 0, total_delivery_money: 0, original_money_driver: 0 };
    const put = async (path: string, changes: object) => {
      const seen = path === '/DC/UpdateDrivers' ? driverBody(1) : { driver_id: 'D-1', ...rates, ...balances };
      const answer = await admin.put(path, { ...seen, ...changes, changed_fields: Object.keys(changes) });
      expect(answer.status).toBe(200);
    };
    await put('/DC/UpdateDrivers', { city_driver: 'Irbid' });
    await put('/DC/UpdateDrivers', { status: 'InActive' });
    await put('/DC/UpdateDriversMoney', { money_orders: 7.5 });
    await put('/DC/UpdateDriversMoney', { salary: 350 });
    expect((await admin.post('/DC/DisplayDrivers')).body.date).toEqual([
      expect.objectContaining({ city_driver: 'Irbid', status: 'InActive', salary: 350, money_orders: 7.5 }),
    ]);
    expect((await admin.post('/DC/DisplayLedger')).body.data).toHaveLength(1);
  });

  it('lose their cars and cities by a deletion, also if they are restored', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCars', carBody(1, { driver_id: 'D-1' }));
    await admin.post('/DC/CreateCitys', cityBody('اربد', { driver1_id: 'D-1' }));
    await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    expect((await admin.post('/DC/RestoreDrivers/D-1')).body.message).toContain(
      'Assign their cars and cities again.',
    );
    expect((await admin.post('/DC/DisplayCars')).body.date).toMatchObject([{ driver_id: null }]);
    expect((await admin.post('/DC/DisplayCitys')).body.date).toMatchObject([{ driver1_id: null }]);
  });

  it('have append-only postings', async () => {
    const admin = await test().company();
    const change = (statement: 'update postings set amount = 0' | 'delete from audit') =>
      test()
        .database.db.transaction()
        .execute((tx) => sql.raw(statement).execute(tx));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await expect(change('update postings set amount = 0')).rejects.toThrow('append-only');
    await expect(change('delete from audit')).rejects.toThrow('append-only');
  });
});
