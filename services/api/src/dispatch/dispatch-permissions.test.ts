import { randomUUID } from 'node:crypto';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany, type TestPerson, type TestResponse } from '../testing/test-api.ts';
import { fillCompany, keyOf, numberOf, scanOf, sendOut } from './testing.ts';

const refused = 'not_permitted';
/** The code of a refusal by the role, or the status. */
const saidBy = ({ status, body }: TestResponse) => (body.code === refused ? refused : status);

onEachDatabase('the dispatch desk of a company', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 5);
  });
  afterEach(async () => expect(await checkRecords(test().database)).toEqual([]));

  /** All that the desk shows. */
  const shown = async () => {
    const lists = [
      'Orders',
      'Runs',
      'RunLines',
      'WaitingReturns',
      'ReturnManifests',
      'FailureReasons',
      'Desk',
    ];
    const texts = await Promise.all(lists.map((list) => admin.post(`/DC/Display${list}`, {})));
    return texts.map(({ status, body }) => ({ status, rows: body.data ?? body.date }));
  };

  /** A run that is out with orders 1 and 2, a draft with order 3, and a manifest of order 4. */
  const fillDesk = async () => {
    const scan = scanOf(admin);
    const issued = await sendOut(admin, [1, 2]);
    await scan('in', 3);
    const draft = numberOf(
      await admin.post('/DC/CreateRun', { driver_id: 'D-2', day: '2026-01-31', orders: [keyOf(3)] }),
      'run_id',
    );
    await sendOut(admin, [4]);
    await scan('return', 4);
    await scan('back', 4);
    const made = await admin.post('/DC/CreateReturnManifest', { merchant_id: 'M-1' });
    const { client_id } = await scan('in', 5);
    return { issued, draft, manifest_id: numberOf(made, 'manifest_id'), client_id };
  };
  type Desk = Awaited<ReturnType<typeof fillDesk>>;

  /** Every change of the desk that names something of it. */
  const changes = (desk: Desk): Readonly<Record<string, readonly [string, object]>> => {
    const scan = (mode: string, n: number, values: object = {}) =>
      ['/DC/Scan', { client_id: randomUUID(), mode, order: keyOf(n), ...values }] as const;
    const manifest = { manifest_id: desk.manifest_id };
    return {
      in: scan('in', 1),
      back: scan('back', 1),
      run: scan('run', 5, { run_id: desk.issued }),
      failed: scan('failed', 1, { reason_id: 'no-answer' }),
      delivered: scan('delivered', 1),
      return: scan('return', 1),
      undo: ['/DC/UndoScan', { client_id: desk.client_id }],
      creation: ['/DC/CreateRun', { driver_id: 'D-1', day: '2026-02-01', orders: [keyOf(5)] }],
      addition: ['/DC/AddToRun', { run_id: desk.draft, orders: [keyOf(5)] }],
      removal: ['/DC/RemoveFromRun', { run_id: desk.issued, orders: [keyOf(1)] }],
      issue: ['/DC/IssueRun', { run_id: desk.draft }],
      closing: ['/DC/CloseRun', { run_id: desk.issued }],
      deletion: ['/DC/DeleteRun', { run_id: desk.draft }],
      decision: ['/DC/SetNextAttempt', { ...keyOf(1), next_attempt_on: '2099-01-01' }],
      manifest: ['/DC/CreateReturnManifest', { merchant_id: 'M-1', orders: [keyOf(4)] }],
      signing: ['/DC/SignReturnManifest', { ...manifest, signer_name: 'سامر' }],
      discarding: ['/DC/DeleteReturnManifest', manifest],
    };
  };
  const outcomes = async (person: TestPerson, desk: Desk) => {
    const statuses: Record<string, number | string> = {};
    for (const [name, [path, body]] of Object.entries(changes(desk)))
      statuses[name] = saidBy(await person.post(path, body));
    return statuses;
  };

  it('is hidden from another company, which changes nothing of it', async () => {
    const desk = await fillDesk();
    const before = await shown();
    const other = await test().company();
    const statuses = await outcomes(other, desk);
    expect(statuses).toEqual({
      ...Object.fromEntries(Object.keys(statuses).map((name) => [name, 404])),
      // The id of a scan that nobody of the company made.
      undo: 409,
      creation: 400,
      manifest: 400,
    });
    for (const path of [
      '/DC/DisplayRuns',
      '/DC/DisplayRunLines',
      '/DC/DisplayReturnManifests',
      '/DC/DisplayDesk',
    ])
      expect((await other.post(path, {})).body.data).toEqual([]);
    expect((await other.post('/DC/OrderTimeline', keyOf(1))).body.data).toEqual([]);
    expect((await other.post('/DC/ProposeDrivers', { orders: [keyOf(1)] })).body.data).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it('takes neither orders, runs, manifests nor reasons of another company that has its own', async () => {
    const desk = await fillDesk();
    const other = await test().company();
    await fillCompany(other, 1);
    const [own, theirs] = [scanOf(other), scanOf(admin)];
    await admin.post('/DC/CreateFailureReasons', {
      reason_id: 'flood',
      label_en: 'Flood',
      label_ar: 'سيل',
      next_step: 'Retry',
      counts: 'No',
      needs_photo: 'No',
      state: 'Active',
    });
    const before = await shown();
    await own('in', 1);
    expect((await own('run', 1, { run_id: desk.issued })).status).toBe(404);
    const run_id = await sendOut(other, [1]);
    expect(run_id).toBe(1);
    expect((await own('failed', 1, { reason_id: 'flood' })).status).toBe(400);
    expect((await own('back', 1, { run_id: 999 })).status).toBe(200);
    expect((await other.post('/DC/AddToRun', { run_id, orders: [keyOf(2)] })).status).toBe(404);
    const code = String(
      (await admin.post('/DC/DisplayOrders', { search: 'O-2' })).body.date?.[0]?.parcel_code,
    );
    expect((await own('in', 1, { order: undefined, code })).status).toBe(404);
    expect(await shown()).toEqual(before);
    expect((await theirs('failed', 1, { reason_id: 'flood' })).status).toBe(200);
  });

  it('uses the id of a scan that another company used', async () => {
    const other = await test().company();
    await fillCompany(other, 1);
    const { client_id } = await scanOf(admin)('in', 1);
    expect((await scanOf(other)('in', 1, { client_id })).data).toMatchObject({ was_there: false });
  });

  it.each([
    ['Cashier', ['in', 'back', 'undo']],
    ['Viewer', []],
    ['Accountant', []],
  ] as const)('lets a %s do this alone: %j', async (role, allowed) => {
    const desk = await fillDesk();
    const before = await shown();
    const person = await test()
      .company()
      .then(() => admin.person(role));
    const statuses = await outcomes(person, desk);
    const may = Object.entries(statuses).flatMap(([name, status]) => (status === refused ? [] : name));
    expect(may).toEqual(allowed);
    if (allowed.length === 0) expect(await shown()).toEqual(before);
  });

  it('lets a cashier take back what was received, but neither an attempt, an end nor a hand-out', async () => {
    await sendOut(admin, [1, 2]);
    const [owner, cashier] = [scanOf(admin), await admin.person('Cashier')];
    const undo = async (client_id: string) => saidBy(await cashier.post('/DC/UndoScan', { client_id }));
    expect(await undo((await owner('failed', 1, { reason_id: 'no-answer' })).client_id)).toBe(refused);
    expect(await undo((await owner('delivered', 2)).client_id)).toBe(refused);
    await owner('in', 3);
    expect(await undo((await owner('run', 3, { run_id: 1 })).client_id)).toBe(refused);
    expect(await undo((await scanOf(cashier)('back', 1)).client_id)).toBe(200);
  });

  it('lets a dispatcher do all but take back an end', async () => {
    await sendOut(admin, [1]);
    const dispatcher = await admin.person('Dispatcher');
    const { client_id, status } = await scanOf(dispatcher)('delivered', 1);
    expect(status).toBe(200);
    expect(saidBy(await dispatcher.post('/DC/UndoScan', { client_id }))).toBe(refused);
    expect((await admin.post('/DC/UndoScan', { client_id })).status).toBe(200);
  });
});
