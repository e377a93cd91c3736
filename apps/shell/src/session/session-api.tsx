import { ApiProvider, type ApiClient } from '@tawseel/api-client';
import { ToastProvider } from '@tawseel/ui';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useFreshFactor } from '../factor/use-fresh-factor.tsx';
import { useOverdraft } from '../overdraft/use-overdraft.tsx';
import { useAccount, useSessionStore } from './session-provider.tsx';

/** Provides the API client and the toasts to the pages. Cache and toasts belong to one account and are dropped with its session. */
export function SessionApi({ client, children }: { client: ApiClient; children: ReactNode }) {
  const { companyId, companyName, adminId, role } = useAccount();
  const session = useSessionStore();
  const capabilities = useSyncExternalStore(session.subscribe, session.capabilities);
  const [withFreshFactor, factorDialog] = useFreshFactor();
  const [withOverdraft, overdraftDialog] = useOverdraft();
  // Another object once the server announces other additions, so that the pages render again.
  const present = useMemo(
    (): ApiClient => ({
      ...client,
      can: (name) => capabilities?.includes(name) ?? false,
      send: (call, body, options) =>
        withOverdraft(body, options ?? {}, (...request) =>
          withFreshFactor(call, () => client.send(call, ...request)),
        ),
      request: (call, ...request) => withFreshFactor(call, () => client.request(call, ...request)),
    }),
    [client, capabilities, withFreshFactor, withOverdraft],
  );
  return (
    <ApiProvider key={`${companyId} ${adminId} ${role} ${companyName}`} client={present}>
      <ToastProvider>
        {children}
        {factorDialog}
        {overdraftDialog}
      </ToastProvider>
    </ApiProvider>
  );
}
