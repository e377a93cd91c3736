import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { ApiClient } from './call.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives features the shell's authenticated client, and one cache of answers. */
export function ApiProvider(props: { client: ApiClient; children: ReactNode }) {
  const [cache] = useState(
    // Retries are the client's; a list seen again within 15 s is not asked for again.
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } }),
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
