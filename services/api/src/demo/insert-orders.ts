import type { Tx } from '../database/database.ts';
import { addReports } from './driver-reports.ts';
import { insertRows } from './insert-rows.ts';
import type { makeOrders, MadeOrder } from './orders.ts';
import { addReturns } from './returns.ts';
import { makeRuns } from './runs.ts';
import { attemptsOf, movementsOf, type DriverNames } from './scans.ts';

const flushAt = 5000;

/** Orders whose steps the activity has, at most. */
const namedOrders = 300;

const unknown = () => null;

/** Adds orders with their profit rows. */
async function addBatch(tx: Tx, batch: readonly MadeOrder[]) {
  await insertRows(
    tx,
    'orders',
    batch.filter(({ deletedAt }) => !deletedAt).map(({ order }) => order),
  );
  await insertRows(
    tx,
    'deleted_orders',
    batch.flatMap(({ order, deletedAt: timedeleted }) =>
      timedeleted ? [{ ...order, timedeleted, from_deletion: 'admin' }] : [],
    ),
  );
  await insertRows(
    tx,
    'profits',
    batch.flatMap(({ profit }) => (profit ? [profit] : [])),
  );
}

/** Adds the orders, with what the desk knows of their parcels; returns the last ones. */
export async function insertOrders(
  tx: Tx,
  companyId: string,
  orders: ReturnType<typeof makeOrders>,
  now: number,
  names: DriverNames,
): Promise<MadeOrder[]> {
  let batch: MadeOrder[] = [];
  let last: MadeOrder[] = [];
  const scanned: MadeOrder[] = [];
  const flush = async () => {
    await addBatch(tx, batch);
    const before = batch.filter((made) => !isScanned(made));
    await insertRows(
      tx,
      'movements',
      before.flatMap((made) => movementsOf(made, unknown, now, names)),
    );
    for (const made of batch) if (isScanned(made)) scanned.push(made);
    last = [...last, ...batch.filter(({ isRecent }) => isRecent)].slice(-namedOrders);
    batch = [];
  };
  for (const made of orders) {
    batch.push(made);
    if (batch.length >= flushAt) await flush();
  }
  await flush();
  const { runs, lines, runOf } = makeRuns(companyId, scanned, now);
  await insertRows(tx, 'runs', runs);
  await insertRows(tx, 'run_lines', lines);
  await insertRows(
    tx,
    'movements',
    scanned.flatMap((made) => movementsOf(made, runOf, now, names)),
  );
  await insertRows(
    tx,
    'attempts',
    scanned.flatMap((made) => attemptsOf(made, runOf, now, names)),
  );
  await addReturns(tx, companyId, now);
  await addReports(tx, companyId, now);
  return last;
}

/** Whether the parcel is or was on a run that is known, or may be. */
function isScanned({ order, story }: MadeOrder) {
  return story.outings.length > 0 || order.place === 'Branch';
}
