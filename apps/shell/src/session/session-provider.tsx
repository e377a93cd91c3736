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
  return useSyncExternalStore(session.subscribe, () => session.read() !== null);
}

const nobody: Account = { companyId: '', companyName: '', adminId: '' };

/** Company and administrator of the token. */
export function useAccount(): Account {
  const session = useSessionStore();
  const token = useSyncExternalStore(session.subscribe, session.read);
  return useMemo(() => readAccount(token ?? '') ?? nobody, [token]);
}
