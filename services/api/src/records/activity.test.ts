import { recordChange, sentenceText } from '@tawseel/api-client/activity-text';
import { auditEntry, rowSchema } from '@tawseel/api-client/schemas';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { carBody, cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { tableRows } from '../testing/table-rows.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const entryRow = rowSchema(auditEntry);

onEachDatabase('the activity', (test) => {
  const said = (row: object, language: 'en' | 'ar' = 'en') => sentenceText(entryRow.parse(row), language);
  let admin: TestCompany;

  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateCars', carBody(1));
    await admin.post('/DC/CreateOrders', orderBody(1));
    await admin.post('/DC/CreateExpenses', { description: 'Fuel', quantity: 1, amount: 20 });
  });

  const page = async (body: object, company = admin) => {
    const response = await company.post('/DC/DisplayActivity', body);
    expect(response.status).toBe(200);
    return { body: response.body, rows: response.body.data ?? [] };
  };

  /** Changed columns of the newest entry of a kind of record. */
  async function newest(entity: string) {
    const { rows } = await page({ limit: 1, filter: { entity } });
    const change = recordChange(rows[0] ?? {});
    return Object.fromEntries(
      change?.names.map((name) => [name, [change.before[name], change.after[name]]]) ?? [],
    );
  }

  it('has the values before and after a change of each record', async () => {
    await admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      status: 'Cancelled',
    });
    expect(await newest('order')).toMatchObject({ status: ['Pending', 'Cancelled'] });
    await admin.put('/DC/Updatemerchants', {
      ...merchantBody(1),
      shop_name: 'متجر جديد',
      password: 'another one',
    });
    expect(await newest('merchant')).toEqual({ shop_name: [merchantBody(1).shop_name, 'متجر جديد'] });
    await admin.put('/DC/UpdateDrivers', { ...driverBody(1), salary: 310.5, password_driver: 'another one' });
    expect(await newest('driver')).toEqual({ salary: [300, 310.5] });
    await admin.put('/DC/UpdateCars', { ...carBody(1), model: 'Corolla' });
    expect(await newest('car')).toEqual({ model: [carBody(1).model, 'Corolla'] });
    await admin.put('/DC/UpdateCitys', {
      ...cityBody('عمان'),
      delivery_price: 3.125,
      driver1_id: 'D-1',
      driver2_id: 'D-1',
      driver3_id: 'D-1',
    });
    expect(await newest('city')).toMatchObject({
      delivery_price: [2.5, 3.125],
      driver1_id: [null, 'D-1'],
    });
    await admin.delete('/DC/DeleteCars/12-1');
    expect((await page({ limit: 1, filter: { entity: 'car' } })).rows[0]).toMatchObject({
      action: 'delete',
      actor: 'account',
      entity_key: '12-1',
    });
  });

  it('never has a secret', async () => {
    expect(JSON.stringify((await page({ limit: 500 })).rows)).not.toMatch(
      /argon2|another one|password(?!_since|_reset)/,
    );
  });

  it('comes newest first, page by page, without a count', async () => {
    const all = (await page({ limit: 500 })).rows.map(({ entry_id }) => entry_id);
    expect(all.length).toBeGreaterThan(8);
    const ids: unknown[] = [];
    let cursor: unknown;
    do {
      const { rows, body } = await page({ limit: 4, ...(typeof cursor === 'string' && { cursor }) });
      expect(body.total).toBeNull();
      ids.push(...rows.map(({ entry_id }) => entry_id));
      cursor = body.next;
    } while (typeof cursor === 'string');
    expect(ids).toEqual(all);
    expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('is filtered by record, actor and day, and searched by record', async () => {
    const kinds = async (body: object) =>
      new Set((await page(body)).rows.map(({ entity, entity_key }) => [entity, entity_key].join(' ')));
    const record = { entity: 'order', entity_key: 'O-1 / M-1' };
    expect(await kinds({ filter: record })).toEqual(new Set(['order O-1 / M-1']));
    expect(await kinds({ search: 'O-1', searchIn: ['entity_key'] })).toEqual(new Set(['order O-1 / M-1']));
    expect(await kinds({ filter: { actor: 'visitor' } })).toEqual(new Set());
    expect((await kinds({ filter: { actor: 'account' } })).size).toBeGreaterThan(4);
    expect(await kinds({ filter: { happened_at: { to: '2020-01-01' } } })).toEqual(new Set());
    const sorted = await admin.post('/DC/DisplayActivity', { sort: 'entity' });
    expect(sorted).toMatchObject({ status: 400, body: { fields: { sort: expect.any(String) } } });
  });

  it('names a restoration and a signing once each', async () => {
    const key = 'O-1 / M-1';
    const entries = async () =>
      (await page({ limit: 500, search: 'O-1', searchIn: ['entity_key'] })).rows
        .filter(({ entity }) => entity !== 'profit')
        .map(({ entity, entity_key, action }) => [entity, entity_key, action].join(' '));
    const before = await entries();
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await entries()).toEqual([`order ${key} restore`, `order ${key} delete`, ...before]);
    await admin.post('/DC/CreateOrders', orderBody(2));
    expect((await page({ limit: 1, filter: { entity: 'order' } })).rows[0]).toMatchObject({
      action: 'create',
    });
    const contract = { ...tableRows['contracts'], company_id: admin.companyId, contract_id: 'C-9' };
    await asSystem(test().database, admin.companyId, (tx) => insertRows(tx, 'contracts', [contract]));
    await admin.put('/DC/SignatureClient/C-9', { contract_file_client: signaturePng(1) });
    const signings = await page({ filter: { entity: 'contract', entity_key: 'C-9', action: 'update' } });
    expect(signings.rows.map((row) => said(row))).toEqual(['Admin signed contract C-9']);
  });

  it('lists the people it names, and is filtered by one of them', async () => {
    const person = await admin.person('DataEntry');
    expect(await person.post('/DC/CreateOrders', orderBody(3))).toMatchObject({ status: 200 });
    const { data: people = [] } = (await admin.post('/DC/DisplayActors', { search: 'dataentry' })).body;
    expect(people).toEqual([{ account_id: expect.any(String), name: 'The DataEntry' }]);
    const all = (await admin.post('/DC/DisplayActors', { sort: 'name' })).body.data ?? [];
    expect(all.map(({ name }) => name)).toEqual(['Admin', 'The DataEntry']);
    const { rows } = await page({ filter: { admin_id: String(people[0]?.['account_id']) } });
    expect(new Set(rows.map(({ person }) => person))).toEqual(new Set(['The DataEntry']));
    expect(rows.map(({ entity_key: key }) => key)).toContain('O-3 / M-1');
  });

  it('reads as sentences in both languages, with no id that was drawn at random', async () => {
    await admin.person('Viewer');
    const { data: staff = [] } = (await admin.post('/DC/DisplayStaff')).body;
    const viewer = staff.find(({ login }) => login === 'viewer');
    expect(await admin.put('/DC/UpdateStaff', { ...viewer, name: 'Omar', role: 'Cashier' })).toMatchObject({
      status: 200,
    });
    expect((await page({ limit: 9 })).rows.map((row) => said(row))).toEqual(
      expect.arrayContaining(['Admin ended a session of Omar', 'Admin made Omar, who was Viewer, Cashier']),
    );
    for (const language of ['en', 'ar'] as const)
      for (const row of (await page({ limit: 500 })).rows)
        expect(said(row, language)).not.toMatch(/[{}]|[\da-f]{8}-|undefined/);
  });

  it('reveals nothing to another company', async () => {
    const other = await test().company();
    const entities = (await page({ limit: 500 }, other)).rows.map(({ entity }) => entity);
    expect(new Set(entities)).toEqual(new Set(['account', 'session']));
  });

  it('is exported in words', async () => {
    const filter = { entity: 'driver', entity_key: 'D-1' };
    const { text } = await admin.post('/DC/Export/activity', { format: 'csv', language: 'ar', filter });
    const [head, update, creation] = text.trim().split('\r\n');
    expect(head).toContain('المنفّذ');
    expect(update).toMatch(
      /,سائق,D-1,تعديل,الراتب \(د\.أ\): 300,الراتب \(د\.أ\): 310\.5,.*,حساب الشركة,Admin$/,
    );
    expect(creation).toContain('الحالة: نشط');
    expect(creation).toMatch(/,إضافة,,/);
  });

  it('is exported with the address of events that changed no record', async () => {
    const lineOf = async (language: string, action: string) => {
      const { text } = await admin.post('/DC/Export/activity', { format: 'csv', language });
      return text.split('\r\n').find((line) => line.includes(`,${action},`));
    };
    expect(await lineOf('en', 'Logged in')).toMatch(/,Logged in,,IP address: 127\.0\.0\.1,/);
    expect(await lineOf('ar', 'تصدير')).toMatch(/,activity,تصدير,,عنوان IP: 127\.0\.0\.1,/);
  });
});
