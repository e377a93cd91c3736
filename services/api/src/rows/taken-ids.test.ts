import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { carBody, driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

/** For each entity that filters find by a typed id: a record, and one whose id differs only for the database. */
const entities = [
  {
    name: 'driver',
    path: '/DC/CreateDrivers',
    first: driverBody(1),
    twin: driverBody(2, { driver_id: 'd-١' }),
    field: 'driver_id',
    remove: '/DC/DeleteDriver/D-1/COMPANY',
  },
  {
    name: 'merchant',
    path: '/DC/CreateMerchants',
    first: merchantBody(1),
    twin: merchantBody(2, { merchant_id: 'm-1' }),
    field: 'merchant_id',
    remove: '/DC/Deletedmerchants/COMPANY/M-1',
  },
  {
    name: 'car',
    path: '/DC/CreateCars',
    first: carBody(1),
    twin: carBody(1, { car_id: '۱۲-١' }),
    field: 'car_id',
    remove: '/DC/DeleteCars/12-1',
  },
] as const;

onEachDatabase('an id that differs from another only in letter case or script', (test) => {
  it.each(entities)('is refused for a new $name, also while the other one is deleted', async (entity) => {
    const { path, first, twin, field, remove } = entity;
    const admin = await test().company();
    expect((await admin.post(path, first)).status).toBe(200);
    expect(await admin.post(path, twin)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { [field]: 'This is already in use.' } },
    });
    await admin.delete(remove.replace('COMPANY', admin.companyId));
    // Only the id of the deleted record restores it.
    const refused = await admin.post(path, twin);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { [field]: 'A deleted record already uses this.' } },
    });
    expect(refused.body).not.toHaveProperty('restorable');
    const other = await test().company();
    expect((await other.post(path, twin)).status).toBe(200);
  });

  it.each(entities)(
    'is refused for one of two $name records that are added at once',
    async ({ path, first, twin }) => {
      const admin = await test().company();
      const statuses = await Promise.all(
        [first, twin].map(async (body) => (await admin.post(path, body)).status),
      );
      expect(statuses).toEqual(expect.arrayContaining([200, 409]));
    },
  );

  it('finds its own record alone in a filter, and the other one where no record has it', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateMerchants', merchantBody(2));
    const found = async (merchant_id: string) => {
      const { body } = await admin.post('/DC/DisplayPayoutMerchants', { filter: { merchant_id } });
      return body.data?.map((row) => row.merchant_id);
    };
    expect(await found(' m-١')).toEqual(['M-1']);
    // Records of earlier versions may differ only so.
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update merchants set merchant_id = 'm-1' where merchant_id = 'M-2'`.execute(tx),
    );
    expect(await found('m-1')).toEqual(['m-1']);
    expect(await found('M-1')).toEqual(['M-1']);
    expect((await found('m-١'))?.toSorted()).toEqual(['M-1', 'm-1']);
  });
});
