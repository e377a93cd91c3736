import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { doorPhoto } from '../demo/door-photo.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { fillCompany, keyOf, sendOut } from '../dispatch/testing.ts';
import { deleteOldProofs } from '../privacy/retention.ts';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { eventOf, signInPhone, type Phone } from './report-testing.ts';

const jpeg = (bytes: number) => {
  const content = Buffer.alloc(bytes, 7);
  content.set([0xff, 0xd8, 0xff, 0xe0]);
  return `data:image/jpeg;base64,${content.toString('base64')}`;
};

onEachDatabase('photos of reports', (test) => {
  let admin: TestCompany;
  let phone: Phone;
  let event_id: string;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 2);
    await sendOut(admin, [1, 2]);
    phone = await signInPhone(test(), admin);
    const event = eventOf('delivered', 1, { note: 'عند الجارة' });
    await phone.send(event);
    ({ event_id } = event);
  });
  afterEach(() => expectSoundRecords(test()));

  const proof = (values: object = {}) => ({
    proof_id: randomUUID(),
    event_id,
    kind: 'photo',
    at: new Date().toISOString(),
    image: jpeg(1000),
    ...values,
  });
  const send = async (body: object, from = phone) => (await from.post('/DR/Proof', body)).status;
  const shown = async () =>
    (await admin.post('/DC/DisplayProofs', { orders: [keyOf(1), keyOf(2)] })).body.data ?? [];

  it('are stored once and shown with the order as they were sent', async () => {
    const photo = proof({ image: `data:image/png;base64,${doorPhoto(1).toString('base64')}` });
    expect([await send(photo), await send(photo)]).toEqual([200, 200]);
    const at = new Date(Date.now() - 1000).toISOString();
    expect(await send(proof({ kind: 'signature', image: signaturePng(1), at: 'never' }))).toBe(200);
    expect(await send(proof({ image: jpeg(200 * 1024), at }))).toBe(200);
    const proofs = await shown();
    expect(proofs).toHaveLength(3);
    expect(proofs).toContainEqual(
      expect.objectContaining({
        proof_id: photo.proof_id,
        merchant_order_id: 'O-1',
        image: photo.image,
        driver_name: 'سائق 1',
        event_kind: 'delivered',
      }),
    );
  });

  it('are refused if they are large, no picture, or of no report of the driver', async () => {
    expect(await send(proof({ image: jpeg(12_000_000) }))).toBe(413);
    expect([400, 413]).toContain(await send(proof({ image: jpeg(209_000) })));
    for (const image of [
      'data:image/png;base64,AAAA',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/jpeg;base64,',
      '',
    ])
      expect(await send(proof({ image }))).toBe(400);
    expect(await send(proof({ event_id: randomUUID() }))).toBe(404);
    expect(await send(proof(), await signInPhone(test(), admin, 'D-2'))).toBe(404);
    const other = await test().company();
    await fillCompany(other, 0);
    expect(await send(proof(), await signInPhone(test(), other))).toBe(404);
    expect(await shown()).toEqual([]);
  });

  it('are nine of a report at most, also if they are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(proof())));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => 200), 400]);
  });

  it('of a report that was taken back are not shown', async () => {
    await send(proof());
    await phone.send(eventOf('undone', undefined, { undoes: event_id }));
    expect(await shown()).toEqual([]);
  });

  it('are deleted with the data of the customer, as the notes of the reports are', async () => {
    await send(proof());
    const unread = eventOf('handed', 1, { name: 'ليلى' });
    await phone.send(unread);
    const texts = () =>
      asSystem(test().database, admin.companyId, async (tx) => {
        const { rows } = await sql<{ body: string }>`select body::text as body from driver_events`.execute(
          tx,
        );
        return rows.map(({ body }) => body).join('');
      });
    expect(await texts()).toMatch(/عند الجارة.*ليلى|ليلى.*عند الجارة/s);
    // The other order of the number is under way.
    await admin.post('/DC/EraseCustomerData', { phone: '0790000000' });
    expect(await texts()).not.toMatch(/عند الجارة|ليلى/);
    expect(await texts()).toContain('"merchant_order_id": "O-1"');
    expect(await shown()).toEqual([]);
  });

  it('are deleted after the months that the company has set', async () => {
    await send(proof());
    const age = (months: number) =>
      asSystem(test().database, admin.companyId, (tx) =>
        sql`update driver_proofs set received_at = now() - make_interval(months => ${months}::int)`.execute(
          tx,
        ),
      );
    await age(11);
    await deleteOldProofs(test().database);
    expect(await shown()).toHaveLength(1);
    const settings = { delivery_photo: 'Optional', delivery_signature: 'Off', shows_commission: false };
    await admin.put('/DC/UpdateDriverAppSettings', { ...settings, proof_months: 10 });
    await deleteOldProofs(test().database);
    expect(await shown()).toEqual([]);
  });
});
