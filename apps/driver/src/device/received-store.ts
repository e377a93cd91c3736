import {
  driverCash,
  driverRun,
  type DriverCash,
  type DriverRun,
} from '@tawseel/api-client/driver-app-schemas';
import { inCompanyTime } from '@tawseel/i18n';
import * as z from 'zod/mini';
import type { DeviceDatabase, Received } from '../database/database.ts';

/** The server's data as it was received. */
export interface ServerDay {
  receivedAt: string;
  run: DriverRun;
  cash: DriverCash | undefined;
}

/** The stored data; undefined without any, or if another release of the app has stored other data. */
export async function readReceived(database: DeviceDatabase): Promise<ServerDay | undefined> {
  const stored = await database.get('received', 'day');
  const run = z.safeParse(driverRun, { success: true, data: stored?.run });
  if (!stored || !run.success) return undefined;
  const cash = z.safeParse(driverCash, { success: true, data: stored.cash });
  return {
    receivedAt: stored.receivedAt,
    run: run.data.data,
    cash: cash.success ? cash.data.data : undefined,
  };
}

/** Reports whose outcome is known, so that a run that is requested from now on contains them. */
export async function readSettled(database: DeviceDatabase): Promise<string[]> {
  const events = await database.getAll('events');
  return events.filter(({ state }) => state !== 'waiting').map(({ event }) => event.event_id);
}

/**
 * Stores the server's data, and removes the reports that it contains. Those of today stay, so that the driver can look at
 * them, and take them back while they are fresh.
 *
 * @param contained Reports that were settled before the data was requested.
 */
export async function storeReceived(
  database: DeviceDatabase,
  received: Received & { run: DriverRun },
  contained: readonly string[],
): Promise<void> {
  const transaction = database.transaction(['events', 'received'], 'readwrite');
  const events = transaction.objectStore('events');
  const { day } = received.run;
  await Promise.all([
    transaction.objectStore('received').put(received, 'day'),
    ...contained.map(async (id) => {
      const stored = await events.get(id);
      if (!stored) return;
      const isOfToday = inCompanyTime(stored.event.at).slice(0, day.length) >= day;
      const isNeeded = stored.proofsLeft > 0 || isOfToday;
      if (!isNeeded) await events.delete(id);
      else if (!stored.isInRun) await events.put({ ...stored, isInRun: true });
    }),
    transaction.done,
  ]);
}
