import { companyTime } from '@tawseel/i18n/moment';
import { awaitWholeDay, dayOf } from '../testing/present-day.ts';
import { carBody, driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { unzip } from '../testing/unzip.ts';

interface SheetCell {
  value: string | number;
  format: string;
}

const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

/** Cells of a workbook with their number formats, resolved through its styles as spreadsheets do. */
function readWorkbook(files: Record<string, string>) {
  const styles = files['xl/styles.xml'] ?? '';
  const codes = new Map(
    (styles.match(/<numFmt .*?>/g) ?? []).map((xml) => [
      attribute(xml, 'numFmtId'),
      attribute(xml, 'formatCode'),
    ]),
  );
  const cellStyles = /<cellXfs .*?<\/cellXfs>/.exec(styles)?.[0].match(/<xf .*?>/g) ?? [];
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const readCell = (xml: string): SheetCell => {
    const number = /<v>(.*)<\/v>/.exec(xml)?.[1];
    const style = cellStyles[Number(attribute(xml, 's') || 0)] ?? '';
    return {
      value: number === undefined ? (/<t.*?>(.*)<\/t>/.exec(xml)?.[1] ?? '') : Number(number),
      format: codes.get(attribute(style, 'numFmtId')) ?? '',
    };
  };
  const [head = [], ...rows] = (sheet.match(/<row>.*?<\/row>/gs) ?? []).map((row) =>
    (row.match(/<c\/>|<c .*?<\/c>/gs) ?? []).map(readCell),
  );
  return {
    sheet,
    headings: head.map(({ value }) => value),
    rows,
    widths: (sheet.match(/<col .*?>/g) ?? []).map((xml) => Number(attribute(xml, 'width'))),
    fonts: (styles.match(/<font>.*?<\/font>/g) ?? []).map((xml) => xml.includes('<b/>')),
  };
}

onEachDatabase('exports', (test) => {
  let admin: TestCompany;

  beforeAll(async () => {
    admin = await test().company();
    await admin.post(
      '/DC/CreateDrivers',
      driverBody(1, { name_driver: '=HYPERLINK("http://x")', city_driver: 'A, "B"' }),
    );
    await admin.post(
      '/DC/CreateDrivers',
      driverBody(2, { name_driver: 'Tom & <Jerry>', city_driver: 'إربد' }),
    );
  });

  it('of a list as CSV have a BOM, headings, quotes where needed, and no formula', async () => {
    await awaitWholeDay();
    const answer = await admin.post('/DC/Export/drivers', { format: 'csv' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="drivers-${dayOf()}.csv"`);
    const [head, ...rows] = answer.text.split('\r\n');
    expect(head).toMatch(/^\uFEFFDriver ID,Company ID,Name,Salary \(JD\)/);
    expect(rows).toHaveLength(3);
    expect(answer.text).toContain(`"'=HYPERLINK(""http://x"")",300,0.75`);
    expect(answer.text).toContain('"A, ""B"""');
    expect(answer.text).not.toMatch(/password|argon2/);
  });

  it('apply search and filters, and have Arabic headings in Arabic', async () => {
    const found = await admin.post('/DC/Export/drivers', { format: 'csv', language: 'ar', search: 'اربد' });
    expect(found.text.split('\r\n')).toHaveLength(3);
    expect(found.text).toContain('رقم السائق');
    expect(found.text).toMatch(/,نشط,/);
    expect(found.text).not.toContain('Active');
    expect(found.text).toContain(',لا,إربد,');
    const none = await admin.post('/DC/Export/drivers', { format: 'csv', filter: { status: 'InActive' } });
    expect(none.text.split('\r\n')).toHaveLength(2);
  });

  async function workbook(list: string, language: 'en' | 'ar') {
    const response = await test().app.inject({
      method: 'POST',
      url: `/DC/Export/${list}`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { format: 'xlsx', language },
    });
    return { bytes: response.rawPayload, ...readWorkbook(unzip(response.rawPayload)) };
  }

  it('of a list as XLSX are a workbook with typed cells', async () => {
    const before = Date.now();
    await admin.post('/DC/CreateExpenses', { description: ' Fuel ', quantity: 2.5, amount: 1234.125 });
    await admin.post('/DC/CreateCars', carBody(1));
    const expenses = await workbook('expenses', 'en');
    const [[number, description, quantity, amount, time] = [], ...others] = expenses.rows;
    expect(others).toEqual([]);
    expect(number).toEqual({ value: expect.any(Number), format: '0' });
    expect(description).toEqual({ value: 'Fuel', format: 'General' });
    expect(quantity).toEqual({ value: 2.5, format: 'General' });
    expect(amount).toEqual({ value: 1234.125, format: '#,##0.00#' });
    expect(time?.format).toBe('yyyy\\-mm\\-dd\\ hh:mm');
    // Days since 30 December 1899 on the clock of the company, which the file has no offset of.
    const shown = new Date(Math.round((Number(time?.value) - 25_569) * 86_400) * 1000).toISOString();
    const minutes = [before, Date.now()].map((now) => companyTime(now).slice(0, 16));
    expect(minutes).toContain(shown.slice(0, 16));
    const [[plate, , , , , , manufactured] = []] = (await workbook('cars', 'en')).rows;
    expect(plate).toEqual({ value: '12-1', format: '@' });
    const day = carBody(1).date_car_manufacture;
    expect(manufactured).toEqual({
      value: Date.parse(day) / 86_400_000 + 25_569,
      format: 'yyyy\\-mm\\-dd',
    });
  });

  it('as XLSX have a frozen bold heading, a filter, column widths, and the direction of Arabic', async () => {
    const { bytes, sheet, headings, rows, widths, fonts } = await workbook('drivers', 'ar');
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" [^>]*state="frozen"\/>/);
    expect(sheet).toContain('<autoFilter ref="A1:P3"/>');
    expect(headings[0]).toBe('رقم السائق');
    expect(fonts).toEqual([false, true]);
    expect(widths).toHaveLength(headings.length);
    expect(Math.min(...widths)).toBeGreaterThan(7);
    expect(rows).toHaveLength(2);
    expect(sheet).toContain('Tom &amp; &lt;Jerry&gt;');
    // Text of a workbook is never a formula: nothing is put before it.
    expect(sheet).toContain('>=HYPERLINK(&quot;http://x&quot;)<');
    expect(bytes.toString('latin1')).toMatch(/rows=2$/);
  });

  it('of totals as XLSX have months and years as days that show no more than that', async () => {
    await admin.post('/DC/CreateExpenses', { description: 'Fuel', quantity: 1, amount: 2 });
    const first = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569;
    const now = companyTime(Date.now());
    const months = await workbook('monthly-expenses', 'ar');
    expect(months.rows[0]?.[0]).toEqual({ value: first(`${now.slice(0, 7)}-01`), format: 'mmmm\\ yyyy' });
    const years = await workbook('net-profits-by-year', 'ar');
    expect(years.rows[0]?.[0]).toEqual({ value: first(`${now.slice(0, 4)}-01-01`), format: 'yyyy' });
    const { text } = await admin.post('/DC/Export/monthly-expenses', { format: 'csv' });
    expect(text.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-01,/);
  });

  it('of the ledger have words in Arabic, and the released codes in English', async () => {
    const balances = { money_driver: 5, money_orders: 0, total_delivery_money: 0, original_money_driver: 0 };
    const rates = { salary: 300, commission_driver: 0.75, commission_return: 0.5 };
    await admin.put('/DC/UpdateDriversMoney', { driver_id: 'D-1', ...rates, ...balances });
    const of = async (language: 'en' | 'ar') =>
      (await admin.post('/DC/Export/ledger', { format: 'csv', language })).text;
    expect(await of('ar')).toContain(',سائق,D-1,رصيد العمولة,0,5,5,تعديل الرصيد,');
    expect(await of('en')).toContain(',driver,D-1,money_driver,0,5,5,adjustment,');
  });

  it('as XLSX of an empty list have headings alone', async () => {
    const { sheet, headings, rows } = await workbook('cities', 'en');
    expect([headings[1], rows]).toEqual(['Country', []]);
    expect(sheet).toContain('<autoFilter ref="A1:M1"/>');
  });

  it('filtered by thousands of keys contain the rows that exist', async () => {
    const id = 'ط'.repeat(50);
    await admin.post('/DC/CreateDrivers', driverBody(3, { driver_id: id }));
    const others = Array.from({ length: 4999 }, (_, at) => `10238${at}`);
    const filter = { key: [...others, encodeURIComponent(id)] };
    const { status, text } = await admin.post('/DC/Export/drivers', { format: 'csv', filter });
    expect(status).toBe(200);
    expect(text.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(id)]);
    await admin.delete(`/DC/DeleteDriver/${encodeURIComponent(id)}/${admin.companyId}`);
    const values = Array.from({ length: 501 }, (_, at) => `D-${at}`);
    const refused = await admin.post('/DC/Export/drivers', {
      format: 'csv',
      filter: { name_driver: values },
    });
    expect(refused.body.fields).toEqual({ 'filter.name_driver': 'This value is not accepted.' });
  });

  it("follow the requested sort, or the list's own order", async () => {
    const ids = async (sort?: string) => {
      const { text } = await admin.post('/DC/Export/drivers', { format: 'csv', ...(sort && { sort }) });
      return text.split('\r\n').flatMap((line) => /^D-\d/.exec(line) ?? []);
    };
    expect([await ids('driver_id'), await ids('-driver_id')]).toEqual([
      ['D-1', 'D-2'],
      ['D-2', 'D-1'],
    ]);
    const refused = await admin.post('/DC/Export/drivers', { format: 'csv', sort: 'password_driver' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { sort: expect.any(String) } } });
  });

  it('reject an unknown format or list', async () => {
    expect((await admin.post('/DC/Export/drivers', { format: 'pdf' })).body.fields).toHaveProperty('format');
    expect((await admin.post('/DC/Export/companies', { format: 'csv' })).status).toBe(404);
  });

  it.each([
    ['DataEntry', false],
    ['Viewer', false],
    ['Dispatcher', true],
  ] as const)('of a %s has phone numbers: %s', async (role, hasPhones) => {
    const person = await admin.person(role);
    const drivers = await person.post('/DC/Export/drivers', { format: 'csv', language: 'en' });
    expect(drivers.text).toContain('Driver ID');
    expect(drivers.text.includes('Phone')).toBe(hasPhones);
    expect(/079\d{7}/.test(drivers.text)).toBe(hasPhones);
  });
});
