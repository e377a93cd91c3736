import { useEffect } from 'react';
import { useFetched } from '../fetched/use-fetched.ts';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { fetched } from '../prefetch/fetched.ts';
import { unsavedForms, type Draft } from './unsaved-forms.ts';

/** Storage key of the drafts of a tab. */
export const draftsKey = 'tawseel-drafts';

/** Unsaved input of a page whose session ended, and the dialogs that were open. */
export interface Drafts {
  /** Whose they are. */
  account: string;
  /** Time of the end, in milliseconds since the epoch. */
  at: number;
  path: string;
  forms: readonly Draft[];
  dialogs: Readonly<Record<string, unknown>>;
}

/** Open dialogs of the page, by name: see `useOpenDialog`. */
export const openDialogs = new Map<string, unknown>();

/**
 * Call before the forms of an ended session unmount: keeps what was typed in this tab, without passwords.
 *
 * @param account Whose session it was.
 */
export function keepDrafts(account: string): void {
  const forms = [...unsavedForms].flatMap(([isUnsaved, read]) => (read && isUnsaved() ? [read()] : []));
  if (forms.length === 0) return;
  const dialogs = Object.fromEntries(openDialogs);
  const drafts: Drafts = { account, at: Date.now(), path: window.location.pathname, forms, dialogs };
  const text = JSON.stringify(drafts, (name, value: unknown) => (/password/i.test(name) ? undefined : value));
  try {
    sessionStorage.setItem(draftsKey, text);
  } catch {
    // The storage is full. The session ends all the same.
  }
}

/** Removes the drafts of this tab that were kept before a moment, in milliseconds since the epoch. Default: all of them. */
export function dropDrafts(before = Infinity): void {
  const [, at] =
    /^\{"account":"(?:[^"\\]|\\.)*","at":(\d+)/.exec(sessionStorage.getItem(draftsKey) ?? '') ?? [];
  if (at !== undefined && Number(at) < before) sessionStorage.removeItem(draftsKey);
}

/** Removes the drafts of other accounts: they may share the computer. */
export function dropDraftsOfOthers(account: string): void {
  const kept = sessionStorage.getItem(draftsKey);
  const isOwn = kept?.startsWith(`{"account":${JSON.stringify(account)},`);
  if (kept !== null && !isOwn) sessionStorage.removeItem(draftsKey);
}

const code = fetched(() => import(/* webpackChunkName: "dialogs" */ './restored-drafts.ts'));

type Restoration = NonNullable<ReturnType<typeof code.current>>;

/** Passes the code that restores drafts to `restore`, if there are drafts and once the page `isReady`. */
export function useRestoration(isReady: boolean, restore: (restoration: Restoration) => void): void {
  const restoration = useFetched(isReady && sessionStorage.getItem(draftsKey) ? code : undefined);
  const take = useStableHandler(restore);
  useEffect(() => {
    if (restoration) take(restoration);
  }, [restoration, take]);
}
