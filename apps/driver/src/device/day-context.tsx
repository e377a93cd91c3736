import type { DriverCash, DriverEvent, DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { createContext, useContext } from 'react';
import type { NewEvent, NewProof, OutboxItem, StorageState } from './outbox-item.ts';

/** The driver's day as this device knows it. */
export interface Day {
  /** The last run that the server sent, with the events of the outbox applied. */
  day: DriverRun | undefined;
  /** When the server sent it, ISO 8601. */
  receivedAt: string | undefined;
  isOnline: boolean;
  /** Whether the stored day is being read, or a first one is being received. */
  isLoading: boolean;
  error: string | undefined;
  refresh: () => Promise<void>;
  cash: DriverCash | undefined;
  refreshCash: () => Promise<void>;
}

export interface Outbox {
  /** Reports that are not wholly sent, and all of today; oldest first. */
  items: readonly OutboxItem[];
  /** Stores a report; once it resolves, the report survives the end of the app. */
  record: (event: NewEvent, proofs?: readonly NewProof[]) => Promise<DriverEvent>;
  /** Sends what waits, now. */
  send: () => Promise<void>;
  storage: StorageState;
}

export const DayContext = createContext<Day | undefined>(undefined);
export const OutboxContext = createContext<Outbox | undefined>(undefined);

export function useDay(): Day {
  const day = useContext(DayContext);
  if (!day) throw new Error('useDay needs a DayProvider');
  return day;
}

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs a DayProvider');
  return outbox;
}
