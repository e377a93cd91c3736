import type { DriverProfile } from '@tawseel/api-client/driver-app-schemas';
import { createContext, useContext } from 'react';
import type { DriverLogin } from '../calls/driver-calls.ts';

export interface Session {
  /** The driver whose day is on this device; undefined after signing out. */
  profile: DriverProfile | undefined;
  /** @throws CallError */
  signIn: (login: DriverLogin) => Promise<void>;
  /** Ends the session and deletes what the device stored. @throws UnsentError while the outbox is not empty */
  signOut: () => Promise<void>;
  /** Whether the driver must sign in again. The day and the outbox stay. */
  isExpired: boolean;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
