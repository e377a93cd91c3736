import type { DriverProfile } from '@tawseel/api-client/driver-app-schemas';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../session/session-context.tsx';
import { DayContext, OutboxContext } from './day-context.tsx';
import { databaseName } from '../database/database.ts';
import { createDevice, type DayCalls } from './device.ts';

interface DayProviderProps {
  calls: DayCalls;
  children: ReactNode;
}

/** Provides the day and the outbox of the signed-in driver. Without one, it renders its children alone. */
export function DayProvider({ calls, children }: DayProviderProps) {
  const { profile } = useSession();
  if (!profile) return children;
  return (
    <DriverDay key={databaseName(profile)} profile={profile} calls={calls}>
      {children}
    </DriverDay>
  );
}

function DriverDay({ profile, calls, children }: DayProviderProps & { profile: DriverProfile }) {
  const { isExpired } = useSession();
  const [device] = useState(() => createDevice(profile, calls));
  const state = useSyncExternalStore(device.subscribe, device.read);
  const { record, send, refresh } = device;
  const { items, storage, day, receivedAt, isOnline, isLoading, error, cash } = state;

  useEffect(() => device.start(), [device]);
  useEffect(() => {
    if (!isExpired) device.wake();
  }, [device, isExpired]);

  const outbox = useMemo(() => ({ items, storage, record, send }), [items, storage, record, send]);
  const value = useMemo(
    () => ({ day, receivedAt, isOnline, isLoading, error, cash, refresh, refreshCash: refresh }),
    [day, receivedAt, isOnline, isLoading, error, cash, refresh],
  );
  return (
    <DayContext value={value}>
      <OutboxContext value={outbox}>{children}</OutboxContext>
    </DayContext>
  );
}
