import { readAccount } from '@tawseel/api-client/session';
import { dropDrafts, dropDraftsOfOthers, keepDrafts } from '@tawseel/ui';
import { dropFirstRows } from '@tawseel/ui/first-rows';
import { capabilitiesKey, companyKey, leftKey, tokenKey } from './storage-keys.ts';

type Listener = () => void;

/** The values that a sign-in stores. */
export interface SessionStart {
  token: string;
  /** Additions to the contract that the server announces. */
  capabilities: readonly string[];
  /** Company that the administrator typed; tokens of some servers name none. */
  company: string;
}

/** The administrator's session, shared by all tabs of the browser. */
export interface SessionStore {
  /** The token. */
  read(): string | null;
  /** Additions that the server has announced; undefined if the session began in a version that did not store them. */
  capabilities(): readonly string[] | undefined;
  /** Company of the session; empty when signed out. */
  company(): string;
  begin(start: SessionStart): void;
  /** Replaces the announced additions of the current session, and its token if there is a new one. */
  renew(capabilities: readonly string[], token?: string): void;
  /** Ends a session that the API rejects. */
  end(): void;
  /** Ends the session at the administrator's request; no tab keeps what was typed. */
  leave(): void;
  /**
   * Whether the last session of this tab ended or was left, here or in another tab; undefined before the first end.
   */
  ending(): 'ended' | 'left' | undefined;
  subscribe(listener: Listener): () => void;
}

/** Stores the session in `localStorage`; notifies the listeners of changes by other tabs. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<Listener>();
  const tell = () => listeners.forEach((listener) => listener());
  const read = () => localStorage.getItem(tokenKey);
  let ending: 'ended' | 'left' | undefined;
  let announced: { text: string | null; names?: readonly string[] } = { text: null };

  const accountNow = () => readAccount(read() ?? '');
  const companyNow = () => accountNow()?.companyId || (localStorage.getItem(companyKey) ?? '');
  const personNow = () => `${companyNow()} ${accountNow()?.adminId ?? ''}`;
  /** Company and person of the present session, or of the last one. */
  let person = personNow();

  const leftNow = () => localStorage.getItem(leftKey);
  let left = leftNow();

  function hasChanged() {
    const how = leftNow() === left ? 'ended' : 'left';
    left = leftNow();
    ending = read() === null ? how : undefined;
    if (!ending) {
      person = personNow();
      dropDraftsOfOthers(person);
    }
    if (ending) dropFirstRows();
    // The listeners unmount the forms.
    if (ending === 'ended') keepDrafts(person);
    if (ending === 'left') dropDrafts();
    tell();
  }
  if (companyNow()) dropDraftsOfOthers(person);
  // A person may have signed out while the browser had unloaded this tab.
  dropDrafts(Number(left));

  window.addEventListener('storage', ({ key }) => {
    if (key === capabilitiesKey) tell();
    // This tab may have noticed the end of the session before the sign-out.
    if (key === leftKey) dropDrafts();
    // A null key means that the whole storage was cleared.
    if (key === tokenKey || key === null) hasChanged();
  });

  // The token is written last and removed first, so that other tabs never see it without the rest.
  function write(capabilities: readonly string[], token: string) {
    localStorage.setItem(capabilitiesKey, JSON.stringify(capabilities));
    localStorage.setItem(tokenKey, token);
    hasChanged();
  }

  function remove() {
    if (read() === null) return;
    [tokenKey, capabilitiesKey, companyKey].forEach((key) => localStorage.removeItem(key));
    hasChanged();
  }

  function leave() {
    try {
      localStorage.setItem(leftKey, String(Date.now()));
    } catch {
      // The storage is full. The session ends all the same.
    }
    remove();
  }

  return {
    read,
    capabilities() {
      const text = localStorage.getItem(capabilitiesKey);
      // The same array while the text stays, so that renders can compare it.
      if (announced.text !== text) announced = { text, ...(text && { names: text.match(/[\w-]+/g) ?? [] }) };
      return announced.names;
    },
    company: companyNow,
    begin({ token, capabilities, company }) {
      localStorage.setItem(companyKey, company);
      write(capabilities, token);
    },
    renew(capabilities, token) {
      const present = read();
      if (present !== null) write(capabilities, token || present);
    },
    end: remove,
    leave,
    ending: () => ending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
