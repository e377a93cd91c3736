import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient, ApiResponse } from '../client/call.ts';
import type { ReadCall } from '../client/described-call.ts';
import type { EntityName } from '../entities/entities.ts';

/** A call that reads one value. */
export interface ApiQuery<Value> {
  /** Names the response in the cache. */
  name: string;
  /** Entities that the value is computed from: a mutation of one of them invalidates it. */
  reads: readonly EntityName[];
  /** Nothing is requested without the addition that it needs, or without its permission. */
  call: ReadCall;
  /** Sent with the call; responses to different bodies are cached apart. */
  body?: object | undefined;
  /** Whether to request it now. Default: true. */
  isWanted?: boolean;
  /** @throws Error when the response breaks the contract */
  read(response: ApiResponse): Value;
}

export interface QueryState<Value> {
  value: Value | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** Time of the response, in milliseconds since the epoch; 0 before the first one. */
  updatedAt: number;
  retry(): void;
}

function mayRead(client: ApiClient, { needs, allow }: ReadCall): boolean {
  return (!needs || client.can(needs)) && (allow === 'public' || client.may(allow));
}

/** Reads one value; repeats the request every `refreshEvery` milliseconds while the page is visible. */
export function useApiQuery<Value>(source: ApiQuery<Value>, refreshEvery?: number): QueryState<Value> {
  const client = useApiClient();
  const query = useQuery({
    queryKey: source.body ? [source.name, source.body] : [source.name],
    queryFn: ({ signal }) =>
      client.request(source.call, (response) => source.read(response), source.body ?? {}, { signal }),
    enabled: source.isWanted !== false && mayRead(client, source.call),
    meta: { reads: source.reads },
    ...(refreshEvery ? { refetchInterval: refreshEvery } : {}),
  });
  return {
    value: query.data,
    error: query.error ?? undefined,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    updatedAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  };
}
