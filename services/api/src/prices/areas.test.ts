import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { dayFrom, fillPrices, priceBody, pricesOf } from './testing.ts';

onEachDatabase('areas', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillPrices(admin);
  });

  const area = { country: 'الأردن', city: 'عمان', area: 'عبدون' };
  const path = (name: string) =>
    `${name}/${[area.area, area.city, area.country].map(encodeURIComponent).join('/')}`;
  const namesOf = async (filter: object = {}) =>
    (await admin.post('/DC/DisplayAreas', { filter })).body.data?.map((row) => row.area);

  it('have one name, however it is spelled, and a city', async () => {
    const add = async (changes: object) => {
      const { status, body } = await admin.post('/DC/CreateAreas', { ...area, ...changes });
      return { status, fields: Object.keys(body.fields ?? {}) };
    };
    expect(await add({})).toEqual({ status: 409, fields: ['area'] });
    expect(await add({ area: 'عَبْدون' })).toEqual({ status: 409, fields: ['area'] });
    expect(await add({ city: 'دمشق' })).toEqual({ status: 400, fields: ['city'] });
    expect(await add({ city: 'إربد' })).toEqual({ status: 200, fields: [] });
    expect(await namesOf({ city: 'عمان' })).toEqual(['صويلح', 'عبدون']);
  });

  it('are not deleted while a present or planned price names them, and can be restored', async () => {
    await admin.post('/DC/CreatePrices', priceBody({ area: 'عبدون', from_day: dayFrom(4) }));
    const refused = await admin.delete(path('/DC/DeleteAreas'));
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    const [{ price_id } = {}] = await pricesOf(admin);
    await admin.post('/DC/EndPrices', { price_id, to_day: dayFrom(1) });
    expect((await admin.delete(path('/DC/DeleteAreas'))).status).toBe(200);
    expect(await namesOf()).toEqual(['صويلح']);
    expect((await admin.post(path('/DC/RestoreAreas'))).status).toBe(200);
    expect(await namesOf()).toEqual(['صويلح', 'عبدون']);
  });
});
