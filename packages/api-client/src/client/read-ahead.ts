import type { ApiResponse, Call } from './call.ts';

/** Lifetime of an unused response in milliseconds; older rows would be stale. */
const lifetime = 10_000;

interface Ahead {
  until: number;
  response: Promise<ApiResponse>;
  arrived?: ApiResponse;
}

type Send = () => Promise<ApiResponse>;

/** Responses of reading calls that were sent before a page asked for them. Each is used once. */
export interface ReadAhead {
  /** Sends a call, unless its response is already there or on its way. */
  fetch(call: Call, body: object | null, token: string | null, send: Send): void;
  /** The response of a call that was sent ahead, if it has arrived. */
  takeNow(call: Call, body: object | null, token: string | null): ApiResponse | undefined;
  /** The response of a call that was sent ahead, else of `send`. A call that changes something drops all responses. */
  take(call: Call, body: object | null, token: string | null, send: Send): Promise<ApiResponse>;
}

/** Creates an empty store of responses. */
export function createReadAhead(): ReadAhead {
  const ahead = new Map<string, Ahead>();
  const keyOf = (call: Call, body: object | null, token: string | null) =>
    `${call.path} ${JSON.stringify(body)} ${token}`;
  const fresh = (key: string) => {
    const found = ahead.get(key);
    return found && Date.now() < found.until ? found : undefined;
  };
  return {
    fetch(call, body, token, send) {
      const key = keyOf(call, body, token);
      if (fresh(key)) return;
      const response = send();
      const sent: Ahead = { until: Date.now() + lifetime, response };
      ahead.set(key, sent);
      response.then(
        (value) => (sent.arrived = value),
        // The page sends the call again and reports its failure.
        () => ahead.delete(key),
      );
    },
    takeNow(call, body, token) {
      const key = keyOf(call, body, token);
      const arrived = fresh(key)?.arrived;
      if (arrived) ahead.delete(key);
      return arrived;
    },
    async take(call, body, token, send) {
      if (!call.reads) {
        ahead.clear();
        // A response that was sent while the change was on its way may lack it.
        return send().finally(() => ahead.clear());
      }
      const key = keyOf(call, body, token);
      const sent = fresh(key);
      ahead.delete(key);
      return sent ? sent.response.catch(send) : send();
    },
  };
}
