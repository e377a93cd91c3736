import { renderHook } from '@testing-library/react';
import { capabilities } from '../client/capabilities.ts';
import { createApiClient } from '../client/api-client.ts';
import type { ApiClientOptions } from '../client/call.ts';
import { ApiProvider } from '../client/api-provider.tsx';
import { address } from './fake-api.ts';

/** A client of the fake API, by default signed in to a server that has announced every addition. */
export function testClient(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: address,
    language: 'en',
    readToken: () => 'token-1',
    readCompany: () => '1001',
    readCapabilities: () => capabilities,
    onSessionEnded: () => undefined,
    ...options,
  });
}

/** Renders a hook with a client of the fake API and a cache. */
export function renderWithApi<Result, Props>(
  hook: (props: Props) => Result,
  initialProps: Props,
  options?: Partial<ApiClientOptions>,
) {
  const client = testClient(options);
  return renderHook(hook, {
    initialProps,
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
}
