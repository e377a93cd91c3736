/** Key of the browser's storage that holds the administrator's token. */
export const tokenKey = 'admin-token';

type Listener = () => void;

/** The administrator's token, in this tab and in every other of the same browser. */
export type SessionStore = {
  read(): string | null;
  begin(token: string): void;
  /** Replaces the token of a session that goes on. */
  renew(token: string): void;
  end(): void;
  subscribe(listener: Listener): () => void;
};

/** Keeps the token in `storage`; a change made by another tab is told to this one's listeners. */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  const listeners = new Set<Listener>();
  const tell = () => listeners.forEach((listener) => listener());
  window.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key === tokenKey || event.key === null) tell();
  });

  function write(token: string) {
    storage.setItem(tokenKey, token);
    tell();
  }

  return {
    read: () => storage.getItem(tokenKey),
    begin: write,
    renew: (token) => {
      if (storage.getItem(tokenKey) !== null) write(token);
    },
    end: () => {
      if (storage.getItem(tokenKey) === null) return;
      storage.removeItem(tokenKey);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
