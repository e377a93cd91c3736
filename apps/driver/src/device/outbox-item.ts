import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import type { StoredEvent } from '../database/database.ts';

/** A report of this device, and what became of it. */
export type OutboxItem = Omit<StoredEvent, 'number' | 'isInRun'>;

/** A photo or a signature that is not stored yet. */
export interface NewProof {
  kind: 'photo' | 'signature';
  blob: Blob;
}

/** A report before it gets its id and its time. */
export type NewEvent = Omit<DriverEvent, 'event_id' | 'at'>;

/** `low`: photos may soon find no space; `full`: the last one found none. */
export type StorageState = 'ok' | 'low' | 'full';
