/** Key of the browser's storage that holds the administrator's token. */
export const tokenKey = 'admin-token';

type Listener = () => void;

/** The administrator's token, in this tab and in every other of the same browser. */
export type SessionStore = {
  read(): string | null;
  begin(token: string): void;
  /** Replaces the token of a session that goes on. */
  renew(token: string): void;
  /** Ends a session that the API no longer takes. */
  end(): void;
  /** Ends a session because the administrator has asked to. */
  leave(): void;
  /** How the last session of this tab ended: by itself, or elsewhere, or left here; undefined while none has. */
  ending(): 'ended' | 'left' | undefined;
  subscribe(listener: Listener): () => void;
};

/** Keeps the token in `storage`; a change made by another tab is told to this one's listeners. */
export function createSessionStore(storage: Storage = localStorage): SessionStore {
  const listeners = new Set<Listener>();
  const tell = () => listeners.forEach((listener) => listener());
  let ending: 'ended' | 'left' | undefined;

  function hasChanged(how: 'ended' | 'left' = 'ended') {
    ending = storage.getItem(tokenKey) === null ? how : undefined;
    tell();
  }

  window.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
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
