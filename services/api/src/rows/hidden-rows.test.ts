import { checkRecords } from '../server/check-records.ts';
import { carBody, cityBody, driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const city = encodeURIComponent('عمان');
const country = encodeURIComponent('الأردن');

/** How each entity whose deleted rows are hidden is created, listed, deleted and restored. */
const entities = [
  {
    name: 'driver',
    create: ['/DC/CreateDrivers', driverBody(1)],
    list: ['/DC/DisplayDrivers', 'date'],
    remove: '/DC/DeleteDriver/D-1/COMPANY',
    restore: '/DC/RestoreDrivers/D-1',
    field: 'driver_id',
    messages: [
      'A deleted driver has this ID. Restore that driver, or choose another ID.',
      'هذا الرقم لسائق محذوف. استعد ذلك السائق، أو اختر رقمًا آخر.',
      'Driver restored successfully! Assign their cars and cities again.',
    ],
  },
  {
    name: 'merchant',
    create: ['/DC/CreateMerchants', merchantBody(1)],
    list: ['/DC/DisplayMerchants', 'data'],
    remove: '/DC/Deletedmerchants/COMPANY/M-1',
    restore: '/DC/RestoreMerchants/M-1',
    field: 'merchant_id',
    messages: [
      'A deleted merchant has this ID. Restore that merchant, or choose another ID.',
      'هذا الرقم لتاجر محذوف. استعد ذلك التاجر، أو اختر رقمًا آخر.',
      'Merchant restored successfully!',
    ],
  },
  {
    name: 'car',
    create: ['/DC/CreateCars', carBody(1)],
    list: ['/DC/DisplayCars', 'date'],
    remove: '/DC/DeleteCars/12-1',
    restore: '/DC/RestoreCars/12-1',
    field: 'car_id',
    messages: [
      'A deleted car has this plate. Restore that car.',
      'رقم اللوحة هذا لسيارة محذوفة. استعد تلك السيارة.',
      'Car restored successfully!',
    ],
  },
  {
    name: 'city',
    create: ['/DC/CreateCitys', cityBody('عمان')],
    list: ['/DC/DisplayCitys', 'date'],
    remove: `/DC/DeleteCitys/${city}/${country}`,
    restore: `/DC/RestoreCitys/${city}/${country}`,
    field: 'city',
    messages: [
      'This city was deleted. Restore it.',
      'هذه المدينة محذوفة. استعدها.',
      'City restored successfully!',
    ],
  },
] as const;

onEachDatabase('a hidden row', (test) => {
  describe.each(entities)('of a $name', ({ create, list, remove, restore, field, messages, name }) => {
    const [path, body] = create;
    const [offer, offerInArabic, restored] = messages;

    async function deleted() {
      const admin = await test().company();
      await admin.post(path, body);
      const rows = async () => (await admin.post(list[0], { limit: 5 })).body[list[1]];
      const before = await rows();
      expect(before).toHaveLength(1);
      expect((await admin.delete(remove.replace('COMPANY', admin.companyId))).status).toBe(200);
      expect(await rows()).toEqual([]);
      return { admin, rows, before };
    }

    it('refuses its key with an offer to restore it', async () => {
      const { admin, rows } = await deleted();
      expect(await admin.post(path, body)).toMatchObject({
        status: 409,
        body: {
          code: 'duplicate',
          message: offer,
          fields: { [field]: 'A deleted record already uses this.' },
          restorable: true,
        },
      });
      const inArabic = await admin.post(path, body, { 'accept-language': 'ar' });
      expect(inArabic.body.message).toBe(offerInArabic);
      expect(await rows()).toEqual([]);
    });

    it('is restored once, unchanged, by its own company', async () => {
      const { admin, rows, before } = await deleted();
      const other = await test().company();
      const deletedRows = async (company: TestCompany) =>
        (await company.post(list[0], { filter: { deleted: 'only' } })).body;
      expect(await deletedRows(admin)).toMatchObject({ [list[1]]: before, total: 1, next: null });
      expect((await deletedRows(other))[list[1]]).toEqual([]);
      expect((await other.post(restore)).status).toBe(404);
      expect(await admin.post(restore)).toMatchObject({ status: 200, body: { message: restored } });
      expect(await rows()).toEqual(before);
      expect((await deletedRows(admin))[list[1]]).toEqual([]);
      expect((await admin.post(restore)).status).toBe(404);
      expect(await checkRecords(test().database)).toEqual([]);
      const audit = (await admin.post('/DC/DisplayActivity', { filter: { entity: name } })).body.data ?? [];
      expect(audit.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
    });
  });

  it('is not restored while another visible row has its phone number', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    const { phone_driver } = driverBody(1);
    expect((await admin.post('/DC/CreateDrivers', driverBody(2, { phone_driver }))).status).toBe(200);
    expect(await admin.post('/DC/RestoreDrivers/D-1')).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { phone_driver: 'This is already in use.' } },
    });
  });

  it('is exported alone, found by a search, and listed by no list without deleted rows', async () => {
    const admin = await test().company();
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateDrivers', driverBody(n));
    await admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    const filter = { deleted: 'only' };
    const { text } = await admin.post('/DC/Export/drivers', { format: 'csv', filter });
    expect(text.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^D-1,/)]);
    const found = async (search: string) =>
      (await admin.post('/DC/DisplayDrivers', { search, filter })).body.date?.length;
    expect([await found('d1@example'), await found('d2@example')]).toEqual([1, 0]);
    for (const [path, value] of [
      ['/DC/DisplayDrivers', 'yes'],
      ['/DC/DisplayOrders', 'only'],
    ] as const)
      expect(await admin.post(path, { filter: { deleted: value } })).toMatchObject({
        status: 400,
        body: { fields: { 'filter.deleted': expect.any(String) } },
      });
  });

  it('of a city is not restored while another city has its name, written differently', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.delete(`/DC/DeleteCitys/${city}/${country}`);
    await admin.post('/DC/CreateCitys', cityBody('عمّان'));
    expect(await admin.post(`/DC/RestoreCitys/${city}/${country}`)).toMatchObject({
      status: 409,
      body: {
        code: 'duplicate',
        message: 'Another city now has this name: عمّان. Delete it, then restore this city.',
      },
    });
    await admin.delete(`/DC/DeleteCitys/${encodeURIComponent('عمّان')}/${country}`);
    expect((await admin.post(`/DC/RestoreCitys/${city}/${country}`)).status).toBe(200);
  });

  it('of a merchant keeps its ledger, its orders and a balance of 0', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    for (const money_orders of [12.5, 0])
      await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders });
    const ledger = async () =>
      (await admin.post('/DC/DisplayLedger', { filter: { holder: 'merchant', holder_id: 'M-1' } })).body.data;
    const before = await ledger();
    expect(before).toHaveLength(2);
    await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`);
    await admin.post('/DC/RestoreMerchants/M-1');
    expect(await ledger()).toEqual(before);
    expect((await admin.post('/DC/DisplayMerchants', { limit: 1 })).body.data?.[0]).toMatchObject({
      money_orders: 0,
    });
    expect(await checkRecords(test().database)).toEqual([]);
  });
});
