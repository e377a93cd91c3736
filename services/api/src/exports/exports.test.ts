import { inflateRawSync } from 'node:zlib';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

/** The files of an archive, read through its central directory as unpackers do. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i += 1) {
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(start, start + packed));
    expect(content).toHaveLength(size);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
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
    const answer = await admin.post('/DC/Export/drivers', { format: 'csv' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="drivers.csv"');
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
    const none = await admin.post('/DC/Export/drivers', { format: 'csv', filter: { status: 'InActive' } });
    expect(none.text.split('\r\n')).toHaveLength(2);
  });

  it('of a list as XLSX are a workbook', async () => {
    const response = await test().app.inject({
      method: 'POST',
      url: '/DC/Export/drivers',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { format: 'xlsx', language: 'ar' },
    });
    const files = unzip(response.rawPayload);
    expect(Object.keys(files)).toContain('xl/workbook.xml');
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('Tom &amp; &lt;Jerry&gt;');
    expect(sheet).toContain('<c><v>0.75</v></c>');
    expect(sheet.match(/<row>/g)).toHaveLength(3);
    // Text of a workbook is never a formula: nothing is put before it.
    expect(sheet).toContain('>=HYPERLINK(&quot;http://x&quot;)<');
    expect(response.rawPayload.toString('latin1')).toMatch(/rows=2$/);
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
});
