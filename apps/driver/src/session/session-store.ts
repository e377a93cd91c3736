import { driverProfile } from '@tawseel/api-client/driver-app-schemas';
import * as z from 'zod/mini';
import type { Credentials } from '../calls/driver-calls.ts';

const storedSession = z.object({
  profile: z.optional(driverProfile),
  token: z.optional(z.string()),
  isExpired: z.boolean(),
});

/** The session of this device. An expired one has no token, and still says whose day and outbox are on the device. */
export type SessionState = z.infer<typeof storedSession>;

/** Name in `localStorage`. */
const key = 'tawseel-driver-session';

const signedOut: SessionState = { isExpired: false };

function readStored(): SessionState {
  try {
    const read = z.safeParse(storedSession, JSON.parse(localStorage.getItem(key) ?? ''));
    return read.success ? read.data : signedOut;
  } catch {
    return signedOut;
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session that all tabs of this device share. */
export function createSessionStore() {
  const listeners = new Set<() => void>();
  let state = readStored();

  function change(next: SessionState) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function store(next: SessionState) {
    localStorage.setItem(key, JSON.stringify(next));
    change(next);
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(readStored());
  });

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    begin: ({ token, profile }: Credentials) => store({ token, profile, isExpired: false }),
    /** Replaces a token, unless another one has replaced it already. */
    renew(old: string, token: string) {
      if (state.token === old) store({ ...state, token });
    },
    /** Ends the session of a token that the server refused. Another tab may have a newer one. */
    expire(token: string) {
      if (state.token === token) store({ ...state, token: undefined, isExpired: true });
    },
    end: () => store(signedOut),
  };
}
