import type { ApiResponse, Call } from './call.ts';

/** Lifetime of an unused response in milliseconds; older rows would be stale. */
const lifetime = 10_000;

type Send = () => Promise<ApiResponse>;

/** Responses of reading calls that were sent before a page asked for them. Each is used once. */
export interface ReadAhead {
  /** Sends a call, unless its response is already there or on its way. */
  fetch(call: Call, body: object | null, token: string | null, send: Send): void;
  /** The response of a call that was sent ahead, else of `send`. A call that changes something drops all responses. */
  take(call: Call, body: object | null, token: string | null, send: Send): Promise<ApiResponse>;
}

/** Creates an empty store of responses. */
export function createReadAhead(): ReadAhead {
  const ahead = new Map<string, { until: number; response: Promise<ApiResponse> }>();
  const keyOf = (call: Call, body: object | null, token: string | null) =>
    `${call.path} ${JSON.stringify(body)} ${token}`;
  const fresh = (key: string) => {
    const found = ahead.get(key);
    return found && Date.now() < found.until ? found.response : undefined;
  };
  return {
    fetch(call, body, token, send) {
      const key = keyOf(call, body, token);
      if (fresh(key)) return;
      const response = send();
      // The page sends the call again and reports its failure.
      response.catch(() => ahead.delete(key));
      ahead.set(key, { until: Date.now() + lifetime, response });
    },
    async take(call, body, token, send) {
      if (!call.reads) {
        ahead.clear();
        // A response that was sent while the change was on its way may lack it.
        return send().finally(() => ahead.clear());
      }
      const key = keyOf(call, body, token);
      const response = fresh(key);
      ahead.delete(key);
      return response ? response.catch(send) : send();
    },
  };
}
