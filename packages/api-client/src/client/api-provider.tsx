import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Permission } from '../permissions/permissions.ts';
import type { ApiClient } from './call.ts';
import type { Capability } from './capabilities.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the authenticated client and the cache of responses to features. */
export function ApiProvider(props: { client: ApiClient; children: ReactNode }) {
  const [cache] = useState(
    // The client itself retries; a list that is shown again within 15 s is not requested again. A browser that is offline sends
    // its requests: it may reach a server of its own network, and a failure is reported at once.
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            staleTime: 15_000,
            networkMode: 'always',
            refetchOnReconnect: true,
          },
        },
      }),
  );
  return (
    <ApiContext value={props.client}>
      <QueryClientProvider client={cache}>{props.children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The client of the page. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApiClient needs an ApiProvider around it');
  return client;
}

/** Whether the server has announced an addition to the contract. */
export function useCan(capability: Capability): boolean {
  return useApiClient().can(capability);
}

/** Whether the signed-in person has a permission. */
export function useMay(permission: Permission): boolean {
  return useApiClient().may(permission);
}
