import { driverBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a search in named columns', (test) => {
  const matches = async (query: object) => {
    const admin = await test().company();
    for (const [at, values] of [
      { name_driver: 'أحمد مادبا', city_driver: 'عمان' },
      { name_driver: 'Omar', city_driver: 'مأدبا' },
    ].entries())
      await admin.post('/DC/CreateDrivers', driverBody(at, values));
    const { status, body } = await admin.post('/DC/DisplayDrivers', { limit: 10, ...query });
    return { status, fields: body.fields, names: body.date?.map((row) => row.name_driver) };
  };

  it('searches no other column', async () => {
    expect((await matches({ search: 'مأدبا' })).names).toHaveLength(2);
    const { names } = await matches({ search: 'مأدبا احمد', searchIn: ['driver_id', 'name_driver'] });
    expect(names).toEqual(['أحمد مادبا']);
  });

  it('searches every column if none is named', async () => {
    expect((await matches({ search: 'مأدبا', searchIn: [] })).names).toHaveLength(2);
  });

  it('finds amounts in their displayed form', async () => {
    expect((await matches({ search: '300', searchIn: ['salary'] })).names).toHaveLength(2);
    expect((await matches({ search: '300', searchIn: ['money_driver'] })).names).toEqual([]);
  });

  it.each(['1,234.50', '1,234', '1,2', '١٬٢٣٤٫٥٠', '١٢٣٤٫٥', '+1,234.50', 'Omar 1234.50'])(
    'finds the amount 1234.50 by %s',
    async (search) => {
      const admin = await test().company();
      await admin.post('/DC/CreateDrivers', driverBody(1));
      await admin.post('/DC/CreateDrivers', driverBody(2, { name_driver: 'Omar', salary: 1234.5 }));
      for (const searchIn of [undefined, ['name_driver', 'salary']]) {
        const { body } = await admin.post('/DC/DisplayDrivers', { limit: 10, search, searchIn });
        expect(body.date?.map((row) => row.driver_id)).toEqual(['D-2']);
      }
    },
  );

  it('finds text with a comma between digits', async () => {
    expect((await matches({ search: '12,5' })).names).toEqual([]);
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1, { name_driver: 'شقة 12,5' }));
    const { body } = await admin.post('/DC/DisplayDrivers', { limit: 10, search: '١٢,٥' });
    expect(body.date).toHaveLength(1);
  });

  it('rejects columns that the list cannot search', async () => {
    for (const name of ['created_account_driver', 'password_driver', 'constructor']) {
      const { status, fields } = await matches({ search: 'a', searchIn: [name] });
      expect({ status, fields }).toEqual({ status: 400, fields: { searchIn: 'No record has this value.' } });
    }
  });
});
