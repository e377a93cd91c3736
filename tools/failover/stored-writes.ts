import type { Write } from './load.ts';
import { primaryRows } from './primary-rows.ts';

interface Counted {
  id: string;
  count: number;
}

/** How often the database has each key of {@link keysOf}. */
type StoredWrites = ReadonlyMap<string, number>;

const statements = {
  expenses: `select 'expense ' || description as id, count(*)::int as count from expenses group by 1`,
  // The audit log has one entry for each change of an order; a delivery also posts one journal.
  orders: `select 'order ' || split_part(entity_key, ' / ', 1) || ' ' || (after ->> 'status') as id, count(*)::int as count
    from audit where entity = 'order' and after ? 'status' group by 1`,
  journals: `select 'journal ' || reference as id, count(*)::int as count from journals where kind = 'delivered' group by 1`,
  rows: `select 'row ' || merchant_order_id as id, count(*)::int as count from orders group by 1`,
};

/** Places where the database must have a write, each exactly once. */
function keysOf({ kind, id, status }: Write): string[] {
  if (kind === 'expense') return [`expense ${id}`];
  const change = `order ${id} ${status}`;
  if (status === 'Pending') return [change, `row ${id}`];
  return status === 'Delivered' ? [change, `journal ${id}`] : [change];
}

async function readWrites(url: string): Promise<StoredWrites> {
  const stored = new Map<string, number>();
  for (const statement of Object.values(statements)) {
    for (const { id, count } of await primaryRows<Counted>(url, statement)) stored.set(id, count);
  }
  return stored;
}

/** Acknowledged writes that the database lacks, and writes that it has more than once. */
export async function compareWrites(url: string, written: readonly Write[]) {
  const stored = await readWrites(url);
  const lost = written.flatMap(keysOf).filter((key) => !stored.has(key));
  const twice = [...stored].filter(([, count]) => count > 1).map(([key]) => key);
  return { lost, twice };
}
