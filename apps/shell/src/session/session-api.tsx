import { ApiProvider, type ApiClient } from '@tawseel/api-client';
import type { ReactNode } from 'react';
import { useAccount } from './session-provider.tsx';

/** Gives the pages the API. Answers kept for one account are gone with it: the next one to sign in sees none of them. */
export function SessionApi({ client, children }: { client: ApiClient; children: ReactNode }) {
  const { companyName, adminId } = useAccount();
  return (
    <ApiProvider key={`${adminId} ${companyName}`} client={client}>
      {children}
    </ApiProvider>
  );
}
