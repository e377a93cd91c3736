import { readAccount, type Account } from '@tawseel/api-client/session';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session to the shell. */
export function SessionProvider(props: { session: SessionStore; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

/** The session's store. */
export function useSessionStore(): SessionStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSessionStore needs a SessionProvider around it');
  return session;
}

/** Whether a user is signed in; follows other tabs. */
export function useSignedIn(): boolean {
  const session = useSessionStore();
  const read = () => session.read() !== null;
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Company and administrator of the session; a company without a name has its ID as its name. */
export function useAccount(): Account {
  const session = useSessionStore();
  const token = useSyncExternalStore(session.subscribe, session.read, session.read);
  return useMemo(() => {
    const {
      companyName = '',
      adminId = '',
      person = '',
      role,
      wasReset = false,
    } = readAccount(token ?? '') ?? {};
    const companyId = session.company();
    return { companyId, companyName: companyName || companyId, adminId, person, role, wasReset };
  }, [session, token]);
}
