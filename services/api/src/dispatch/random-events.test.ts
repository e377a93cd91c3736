import { acrossCompanies } from '../database/in-company.ts';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { disagreements } from './disagreements.ts';
import { DeskCaller, drivers, type Answers } from './desk-events.ts';
import { fillCompany } from './testing.ts';

/** Number of events on each database. A long run: DESK_EVENTS=10000 npx jest random-events. */
const events = Number(process.env.DESK_EVENTS ?? 1000);
const callers = 8;

onEachDatabase(`${events} random events by ${callers} callers`, (test, name) => {
  it('leave each parcel in one place, on one run at most, with its money', async () => {
    const admin = await test().company();
    await fillCompany(admin, 30, drivers);
    const state = { orders: 30, runs: [], manifests: [], scans: [] };
    const answers: Answers = new Map();
    const seed = jest.getSeed();
    const started = performance.now();
    let left = events;
    const call = async (caller: DeskCaller) => {
      while (left > 0) {
        left -= 1;
        await caller.act();
      }
    };
    await Promise.all(
      Array.from({ length: callers }, (_, at) => call(new DeskCaller(admin, state, answers, seed + at))),
    );
    const seconds = (performance.now() - started) / 1000;
    const said = Object.fromEntries([...answers].map(([kind, words]) => [kind, Object.fromEntries(words)]));
    if (process.env.DESK_EVENTS)
      process.stdout.write(
        `${name}: seed ${seed}, ${seconds.toFixed(1)} s\n${JSON.stringify(said, null, 1)}\n`,
      );
    expect(JSON.stringify(said)).not.toMatch(/error|internal|unavailable/);
    const done = [...answers].filter(([, words]) => words.has('done')).map(([kind]) => kind);
    expect(done.length).toBeGreaterThan(20);
    const { rows } = await acrossCompanies(test().database, (tx) => disagreements.execute(tx));
    expect(rows.filter(({ orders }) => orders > 0)).toEqual([]);
    await expectSoundRecords(test());
  }, 3_600_000);
});
