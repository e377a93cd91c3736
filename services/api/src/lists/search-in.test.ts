import { driverBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a search in named columns', (test) => {
  const found = async (query: object) => {
    const admin = await test().company();
    for (const [at, values] of [
      { name_driver: 'أحمد مادبا', city_driver: 'عمان' },
      { name_driver: 'Omar', city_driver: 'مأدبا' },
    ].entries())
      await admin.post('/DC/CreateDrivers', driverBody(at, values));
    const { status, body } = await admin.post('/DC/DisplayDrivers', { limit: 10, ...query });
    return { status, fields: body.fields, names: body.date?.map((row) => row.name_driver) };
  };

  it('looks nowhere else', async () => {
    expect((await found({ search: 'مأدبا' })).names).toHaveLength(2);
    const { names } = await found({ search: 'مأدبا احمد', searchIn: ['driver_id', 'name_driver'] });
    expect(names).toEqual(['أحمد مادبا']);
  });

  it('without any column named looks everywhere', async () => {
    expect((await found({ search: 'مأدبا', searchIn: [] })).names).toHaveLength(2);
  });

  it('finds amounts as they are shown', async () => {
    expect((await found({ search: '300', searchIn: ['salary'] })).names).toHaveLength(2);
    expect((await found({ search: '300', searchIn: ['money_driver'] })).names).toEqual([]);
  });

  it('refuses what is no column of the list that can be searched', async () => {
    for (const name of ['created_account_driver', 'password_driver', 'constructor']) {
      const { status, fields } = await found({ search: 'a', searchIn: [name] });
      expect({ status, fields }).toEqual({ status: 400, fields: { searchIn: 'This does not exist.' } });
    }
  });
});
