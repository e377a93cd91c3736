import { useApiClient } from '@tawseel/api-client';
import { signOut } from '@tawseel/api-client/session';
import { useSessionStore } from './session-provider.tsx';

/** Signs out all tabs immediately, and on the server if it ends sessions and is reachable. */
export function useSignOut(): () => void {
  const client = useApiClient();
  const session = useSessionStore();
  return () => {
    // The request has read the token before it is removed; an unreachable server must not delay the sign-out.
    if (client.can('logout')) void signOut(client).catch(() => undefined);
    session.leave();
  };
}
