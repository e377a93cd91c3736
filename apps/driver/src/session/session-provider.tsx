import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { DriverCalls, DriverLogin } from '../calls/driver-calls.ts';
import { deleteDeviceData, hasUnsent } from '../database/database.ts';
import { SessionContext } from './session-context.tsx';
import type { SessionStore } from './session-store.ts';
import { UnsentError } from './unsent-error.ts';

interface SessionProviderProps {
  store: SessionStore;
  calls: Pick<DriverCalls, 'login' | 'logout'>;
  children: ReactNode;
}

/** Provides the session of the device. */
export function SessionProvider({ store, calls, children }: SessionProviderProps) {
  const { profile, isExpired } = useSyncExternalStore(store.subscribe, store.read);
  const session = useMemo(
    () => ({
      profile,
      isExpired,
      signIn: async (login: DriverLogin) => store.begin(await calls.login(login)),
      async signOut() {
        if (!profile) return;
        if (await hasUnsent(profile)) throw new UnsentError();
        // Without a network the server ends the session when it expires.
        if (!isExpired) await calls.logout().catch(() => undefined);
        store.end();
        await deleteDeviceData(profile);
      },
    }),
    [store, calls, profile, isExpired],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
