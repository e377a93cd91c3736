import { renderHook } from '@testing-library/react';
import { createApiClient } from '../client/api-client.ts';
import type { ApiClientOptions } from '../client/call.ts';
import { ApiProvider } from '../client/api-provider.tsx';
import { address } from './fake-api.ts';

/** A client of the fake API, signed in by default. */
export function testClient(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: address,
    language: 'en',
    readToken: () => 'token-1',
    onSessionEnded: () => undefined,
    ...options,
  });
}

/** Renders a hook with a client of the fake API and a cache. */
export function renderWithApi<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  const client = testClient();
  return renderHook(hook, {
    initialProps,
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
}
