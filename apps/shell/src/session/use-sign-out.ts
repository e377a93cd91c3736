import { useApiClient } from '@tawseel/api-client';
import { signOut } from '@tawseel/api-client/session';
import { useSessionStore } from './session-provider.tsx';

/** Signs out: here and in every tab at once, on the server as soon as it can be told. */
export function useSignOut(): () => void {
  const client = useApiClient();
  const session = useSessionStore();
  return () => {
    // The call has taken the token by the time it is let go of; a server out of reach must not keep anyone in.
    void signOut(client).catch(() => undefined);
    session.leave();
  };
}
