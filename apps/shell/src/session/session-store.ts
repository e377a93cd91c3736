/** Storage key of the administrator's token. */
export const tokenKey = 'admin-token';

type Listener = () => void;

/** The administrator's token, shared by all tabs of the browser. */
export interface SessionStore {
  read(): string | null;
  begin(token: string): void;
  /** Replaces the token of the current session. */
  renew(token: string): void;
  /** Ends a session that the API rejects. */
  end(): void;
  /** Ends the session at the administrator's request. */
  leave(): void;
  /**
   * Whether the last session of this tab ended (also in another tab) or was left here; undefined before the first
   * end.
   */
  ending(): 'ended' | 'left' | undefined;
  subscribe(listener: Listener): () => void;
}

/** Stores the token in `storage`; notifies the listeners of changes by other tabs. */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  const listeners = new Set<Listener>();
  const tell = () => listeners.forEach((listener) => listener());
  let ending: 'ended' | 'left' | undefined;

  function hasChanged(how: 'ended' | 'left' = 'ended') {
    ending = storage.getItem(tokenKey) === null ? how : undefined;
    tell();
  }

  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === tokenKey || event.key === null) hasChanged();
  });

  function write(token: string) {
    storage.setItem(tokenKey, token);
    hasChanged();
  }

  function remove(how: 'ended' | 'left') {
    if (storage.getItem(tokenKey) === null) return;
    storage.removeItem(tokenKey);
    hasChanged(how);
  }

  return {
    read: () => storage.getItem(tokenKey),
    begin: write,
    renew: (token) => {
      if (storage.getItem(tokenKey) !== null) write(token);
    },
    end: () => remove('ended'),
    leave: () => remove('left'),
    ending: () => ending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
