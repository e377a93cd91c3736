import { acrossCompanies } from '../database/in-company.ts';
import { DeskCaller, drivers, randomOf, type Answers } from '../dispatch/desk-events.ts';
import { disagreements } from '../dispatch/disagreements.ts';
import { fillCompany } from '../dispatch/testing.ts';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { PhoneCaller } from './phone-caller.ts';
import { signInPhone } from './report-testing.ts';

/** Number of events on each database. A long run: DRIVER_EVENTS=10000 npx jest random-reports. */
const events = Number(process.env.DRIVER_EVENTS ?? 400);

onEachDatabase(`${events} random events of a desk and six phones of four drivers`, (test, name) => {
  it('leave each parcel in one place, on one run at most, with its money', async () => {
    const admin = await test().company();
    await fillCompany(admin, 30, drivers);
    const state = { orders: 30, runs: [], manifests: [], scans: [] };
    const answers: Answers = new Map();
    const seed = jest.getSeed();
    const started = performance.now();
    let left = events;
    const desk = async (caller: DeskCaller) => {
      while (left > 0) {
        left -= 1;
        await caller.act();
      }
    };
    const drive = async (caller: PhoneCaller) => {
      while (left > 0) {
        const count = await caller.act();
        left -= count;
      }
    };
    const phones = await Promise.all(
      ['D-1', 'D-1', 'D-2', 'D-2', 'D-3', 'D-4'].map((driver) => signInPhone(test(), admin, driver)),
    );
    await Promise.all([
      ...[0, 1, 2].map((at) => desk(new DeskCaller(admin, state, answers, seed + at))),
      ...phones.map((phone, at) => drive(new PhoneCaller(phone, state, answers, randomOf(seed + 100 + at)))),
    ]);
    const seconds = (performance.now() - started) / 1000;
    const said = Object.fromEntries([...answers].map(([kind, words]) => [kind, Object.fromEntries(words)]));
    process.stdout.write(`${name}: seed ${seed}, ${seconds.toFixed(1)} s\n`);
    if (process.env.DRIVER_EVENTS) process.stdout.write(`${JSON.stringify(said, null, 1)}\n`);
    expect(JSON.stringify(said)).not.toMatch(/error|internal|unavailable/);
    // In a short run one kind may be refused each time; a long one has many of each.
    const kinds = ['delivered', 'failed', 'loaded', 'sorted'];
    const done = kinds.map((kind) => said[`phone ${kind}`]?.['done'] ?? 0);
    expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
    if (events > 4000) expect(done).not.toContain(0);
    const { rows } = await acrossCompanies(test().database, (tx) => disagreements.execute(tx));
    expect(rows.filter(({ orders }) => orders > 0)).toEqual([]);
    await expectSoundRecords(test());
  }, 3_600_000);
});
