import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiResponse, Call } from '../client/call.ts';
import type { Capability } from '../client/capabilities.ts';
import type { EntityName } from '../entities/entities.ts';
import type { Permission } from '../permissions/permissions.ts';

/** A call that reads one value. */
export interface ApiQuery<Value> {
  /** Names the response in the cache. */
  name: string;
  /** Entities that the value is computed from: a mutation of one of them invalidates it. */
  reads: readonly EntityName[];
  call: Call;
  /** The addition to the contract that has the call; without it nothing is requested. */
  needs?: Capability;
  /** The permission that the call requires; without it nothing is requested. Calls that everybody may send name none. */
  allow?: Permission;
  /** Sent with the call; responses to different bodies are cached apart. */
  body?: object;
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

/** Reads one value; repeats the request every `refreshEvery` milliseconds while the page is visible. */
export function useApiQuery<Value>(source: ApiQuery<Value>, refreshEvery?: number): QueryState<Value> {
  const client = useApiClient();
  const query = useQuery<Value, ApiError>({
    queryKey: source.body ? [source.name, source.body] : [source.name],
    queryFn: ({ signal }) =>
      client.request(source.call, (response) => source.read(response), source.body ?? {}, { signal }),
    enabled: (!source.needs || client.can(source.needs)) && (!source.allow || client.may(source.allow)),
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
