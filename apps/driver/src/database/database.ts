import type { DriverEvent, DriverProfile } from '@tawseel/api-client/driver-app-schemas';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A report, and how far it got. */
export interface StoredEvent {
  event: DriverEvent;
  /** Photos and signatures that belong to it, and those that the server does not have yet. */
  proofs: number;
  proofsLeft: number;
  /** `flagged`: the server has it, and a dispatcher decides; or the server refused a photo. */
  state: 'waiting' | 'sent' | 'flagged';
  /** Why it was flagged, or why it still waits although the server could be reached. */
  message: string;
  /** Its place in the order of the taps. */
  number: number;
  /** Whether the stored run was received after the server had the report, and so contains it. */
  isInRun: boolean;
}

export interface StoredProof {
  proof_id: string;
  event_id: string;
  kind: 'photo' | 'signature';
  at: string;
  /** Its place in the order of the taps. */
  number: number;
  type: string;
  /** Not a Blob: Safari has lost blobs of its databases. */
  bytes: ArrayBuffer;
}

/** Data as the server sent it. */
export interface Received {
  receivedAt: string;
  run: unknown;
  cash: unknown;
}

interface Schema extends DBSchema {
  events: { key: DriverEvent['event_id']; value: StoredEvent; indexes: { number: number; state: string } };
  proofs: { key: string; value: StoredProof; indexes: { number: number } };
  received: { key: 'day'; value: Received };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

type Owner = Pick<DriverProfile, 'company_id' | 'driver_id'>;

/** Name of the database of a driver: another driver of the phone sees nothing of it. */
export function databaseName({ company_id, driver_id }: Owner): string {
  return `tawseel-driver ${company_id} ${driver_id}`;
}

function openVersion(name: string, version: number | undefined): Promise<DeviceDatabase> {
  return openDB<Schema>(name, version, {
    upgrade(database) {
      const events = database.createObjectStore('events', { keyPath: 'event.event_id' });
      events.createIndex('number', 'number', { unique: true });
      events.createIndex('state', 'state');
      const proofs = database.createObjectStore('proofs', { keyPath: 'proof_id' });
      proofs.createIndex('number', 'number', { unique: true });
      database.createObjectStore('received');
    },
    // Another tab deletes the database, or brings a newer version of it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

export async function openDatabase(owner: Owner): Promise<DeviceDatabase> {
  const name = databaseName(owner);
  try {
    return await openVersion(name, 1);
  } catch (error) {
    // A release that was rolled back has left a newer version. Versions only add.
    if (error instanceof Error && error.name === 'VersionError') return openVersion(name, undefined);
    throw error;
  }
}

/** Whether the device holds reports or photos of a driver that the server does not have. */
export async function hasUnsent(owner: Owner): Promise<boolean> {
  const database = await openDatabase(owner);
  try {
    const waiting = await database.countFromIndex('events', 'state', 'waiting');
    return waiting + (await database.count('proofs')) > 0;
  } finally {
    database.close();
  }
}

/** Deletes all that the device stored for a driver. */
export function deleteDeviceData(owner: Owner): Promise<void> {
  return deleteDB(databaseName(owner));
}
