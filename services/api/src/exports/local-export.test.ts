import { readRows } from '@tawseel/api-client';
import { writeExport } from '@tawseel/api-client/local-export';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

type View = Parameters<typeof writeExport>[1];

onEachDatabase('an export that a browser writes', (test) => {
  let admin: TestCompany;

  beforeAll(async () => {
    admin = await test().company();
    const names = ['=HYPERLINK("http://x")', 'Tom, "Jerry"; +1', 'سامر\nأحمد', '\u2066-2'];
    for (const [at, name_driver] of names.entries()) {
      await admin.post('/DC/CreateDrivers', driverBody(at + 1, { name_driver, salary: at + 0.125 }));
    }
  });

  async function both(view: View, language: 'en' | 'ar') {
    const whole = await admin.post('/DC/DisplayDrivers', {});
    const local = await writeExport('drivers', view, language, async (entity) =>
      readRows(entity, whole.body),
    );
    const exported = await admin.post('/DC/Export/drivers', { format: 'csv', language, ...view });
    // Unlike `text`, it keeps the byte order mark.
    const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await local.content.arrayBuffer());
    return [written, exported.text];
  }

  it.each([
    ['all rows', { sort: 'driver_id' }],
    ['a search', { search: 'tom', sort: 'driver_id' }],
    ['a filter', { filter: { status: 'InActive' } }],
    ['a sort', { sort: '-salary' }],
  ] as const)('of %s equals the export of the server in both languages', async (_, view) => {
    for (const language of ['en', 'ar'] as const) {
      const [local, exported] = await both(view, language);
      expect(local).toBe(exported);
      expect(exported).toMatch(/^\uFEFF./);
    }
  });
});
