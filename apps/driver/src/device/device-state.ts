import type { DriverCash, DriverRun } from '@tawseel/api-client/driver-app-schemas';
import type { OutboxItem, StorageState } from './outbox-item.ts';

export interface DeviceState {
  items: readonly OutboxItem[];
  day: DriverRun | undefined;
  receivedAt: string | undefined;
  cash: DriverCash | undefined;
  isOnline: boolean;
  isLoading: boolean;
  /** Why the day could not be received. */
  error: string | undefined;
  storage: StorageState;
}

/** State of a device that the screens show, with its subscribers. */
export function createDeviceState() {
  const listeners = new Set<() => void>();
  let state: DeviceState = {
    items: [],
    day: undefined,
    receivedAt: undefined,
    cash: undefined,
    isOnline: navigator.onLine,
    isLoading: true,
    error: undefined,
    storage: 'ok',
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(next: Partial<DeviceState>) {
      state = { ...state, ...next };
      listeners.forEach((listener) => listener());
    },
  };
}
