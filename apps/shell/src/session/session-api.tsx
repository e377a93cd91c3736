import { ApiProvider, type ApiClient } from '@tawseel/api-client';
import type { ReactNode } from 'react';
import { useAccount } from './session-provider.tsx';

/** Provides the API client to the pages. The cache belongs to one account and is dropped with its session. */
export function SessionApi({ client, children }: { client: ApiClient; children: ReactNode }) {
  const { companyName, adminId } = useAccount();
  return (
    <ApiProvider key={`${adminId} ${companyName}`} client={client}>
      {children}
    </ApiProvider>
  );
}
