import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';

/** A report of this device, and what became of it. */
export interface OutboxItem {
  event: DriverEvent;
  /** Photos and signatures that belong to it, and those that the server does not have yet. */
  proofs: number;
  proofsLeft: number;
  /** `flagged`: the server has it, and a dispatcher decides; or the server refused a photo. */
  state: 'waiting' | 'sent' | 'flagged';
  /** Why it was flagged, or why it still waits although the server could be reached. */
  message: string;
}

/** A photo or a signature that is not stored yet. */
export interface NewProof {
  kind: 'photo' | 'signature';
  blob: Blob;
}

/** A report before it gets its id and its time. */
export type NewEvent = Omit<DriverEvent, 'event_id' | 'at'>;

/** `low`: photos may soon find no space; `full`: the last one found none. */
export type StorageState = 'ok' | 'low' | 'full';
