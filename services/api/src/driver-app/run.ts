import type {
  DriverPickup,
  DriverProfile,
  DriverRun,
  DriverStop,
} from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { DriverCaller } from '../http/caller.ts';
import { readSettings } from './settings.ts';

type Run = DriverRun['runs'][number];
type Reason = DriverRun['reasons'][number];

/** Runs of a driver `r` that the app shows: those that are out, and all of today. */
const isShown = sql`(r.state = 'Issued' or r.day = current_date)`;

async function readProfile(tx: Tx, { companyId, driverId }: DriverCaller) {
  const { rows } = await sql<DriverProfile & { now: string; day: string }>`
    select to_json(clock_timestamp()) #>> '{}' as now, current_date::text as day, company_id, c.name_company, d.driver_id,
      d.name_driver
    from drivers d join companies c using (company_id)
    where company_id = ${companyId} and driver_id = ${driverId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new ApiError('unauthorised');
  const { now, day, ...driver } = row;
  return { now, day, driver };
}

async function readRuns(tx: Tx, { companyId, driverId }: DriverCaller): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select r.run_id, r.day::text as day, r.state, to_json(r.issued_at) #>> '{}' as issued_at, coalesce(r.note, '') as note
    from runs r where r.company_id = ${companyId} and r.driver_id = ${driverId} and ${isShown}
    order by r.day, r.run_id`.execute(tx);
  return rows;
}

/** Parcels of these runs in the order and with the amounts of the printed sheet. */
async function readStops(tx: Tx, { companyId, driverId }: DriverCaller): Promise<DriverStop[]> {
  const { rows } = await sql<DriverStop>`
    select merchant_order_id, merchant_id, run_id, p.position, p.parcel_code, p.pieces, p.name_shop, p.name_customer,
      p.phone_customer, p.city_order, p.address_order, coalesce(o.note, '') as note,
      (p.to_collect * 0.001)::float8 as to_collect, o.type_payment, p.attempts, l.is_open, p.outcome, p.reason_id,
      (p.amount_taken * 0.001)::float8 as amount_taken
    from runs r
    join run_lines l using (company_id, run_id)
    join parcels_of_runs p using (company_id, run_id, merchant_order_id, merchant_id)
    join orders o using (company_id, merchant_order_id, merchant_id)
    where company_id = ${companyId} and r.driver_id = ${driverId} and ${isShown}
    order by r.day, run_id, p.position`.execute(tx);
  return rows;
}

async function readPickups(tx: Tx, { companyId, driverId }: DriverCaller): Promise<DriverPickup[]> {
  const { rows } = await sql<DriverPickup>`
    select o.merchant_order_id, merchant_id, o.parcel_code, o.pieces, o.name_shop, m.phone as phone_shop, o.name_customer,
      o.city_order
    from orders o join merchants m using (company_id, merchant_id)
    where company_id = ${companyId} and o.driver_id = ${driverId} and o.place = 'Merchant'
      and o.status in ('Pending', 'Accepted')
    order by o.name_shop, merchant_id, o.merchant_order_id`.execute(tx);
  return rows;
}

async function readReasons(tx: Tx, { companyId }: DriverCaller): Promise<Reason[]> {
  const { rows } = await sql<Reason>`
    select reason_id, label_en, label_ar, next_step, needs_photo = 'Yes' as needs_photo from failure_reasons
    where company_id = ${companyId} and state = 'Active' order by created_at, reason_id`.execute(tx);
  return rows;
}

async function readPaymentTypes(tx: Tx, { companyId }: DriverCaller): Promise<string[]> {
  const { rows } = await sql<{ wording: string }>`select wording from payment_types
    where company_id = ${companyId} order by created_at, wording`.execute(tx);
  return rows.map(({ wording }) => wording);
}

/** The driver's runs, with all that the app needs for a day without a network. */
export async function readDriverRun(tx: Tx, caller: DriverCaller): Promise<Omit<DriverRun, 'token'>> {
  const { proof_months: _, ...settings } = await readSettings(tx, caller.companyId);
  return {
    ...(await readProfile(tx, caller)),
    runs: await readRuns(tx, caller),
    stops: await readStops(tx, caller),
    pickups: await readPickups(tx, caller),
    reasons: await readReasons(tx, caller),
    payment_types: await readPaymentTypes(tx, caller),
    settings,
  };
}
