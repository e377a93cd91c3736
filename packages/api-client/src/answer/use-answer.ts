import { useQuery } from '@tanstack/react-query';
import type { Answer, Call } from '../client/call.ts';
import type { ApiError } from '../client/api-error.ts';
import { useApiClient } from '../client/api-provider.tsx';

/** A call that reads one thing. */
export type AnswerCall<Value> = {
  /** Names the answer in the cache, and to the changes that make it stale. */
  name: string;
  call: Call;
  /** What is sent with it; answers to different bodies are cached apart. */
  body?: object;
  /** @throws Error when the answer is not what the contract says. */
  read(answer: Answer): Value;
};

export type AnswerState<Value> = {
  value: Value | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** When the value came, in milliseconds since the epoch; 0 before. */
  updatedAt: number;
  retry(): void;
};

/** Reads one thing; `refreshEvery` milliseconds it is asked for again while the page is visible. */
export function useAnswer<Value>(source: AnswerCall<Value>, refreshEvery?: number): AnswerState<Value> {
  const client = useApiClient();
  const query = useQuery<Value, ApiError>({
    queryKey: source.body ? [source.name, source.body] : [source.name],
    queryFn: ({ signal }) =>
      client.ask(source.call, (answer) => source.read(answer), source.body ?? {}, { signal }),
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
