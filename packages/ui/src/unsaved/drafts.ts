import { useEffect } from 'react';
import { useFetched } from '../fetched/use-fetched.ts';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { fetched } from '../prefetch/fetched.ts';
import { unsavedForms, type Draft } from './unsaved-forms.ts';

/** Storage key of the drafts of a tab. */
export const draftsKey = 'tawseel-drafts';

/** Unsaved input of a page whose session ended, or that was left for another one, and the dialogs that were open. */
export interface Drafts {
  /** Whose they are. */
  account: string;
  /** Time of the end, in milliseconds since the epoch. */
  at: number;
  path: string;
  forms: readonly Draft[];
  dialogs: Readonly<Record<string, unknown>>;
  /** Whether the person left the page for another one, and returns. */
  isLeft?: true;
  /** Drafts of the page from which this one was visited. */
  before?: Drafts;
}

declare global {
  // The shell's copy of the kit knows the person; a form of another copy keeps its input for them.
  var tawseelDraftsOf: string | undefined;
}

/** Company and person who uses this browser; empty before the shell knows them. For input that a page keeps itself. */
export function draftsAccount(): string {
  return globalThis.tawseelDraftsOf ?? '';
}

/** Open dialogs of the page, by name: see `useOpenDialog`. */
export const openDialogs = new Map<string, unknown>();

/**
 * Call before the forms of an ended session unmount: keeps what was typed in this tab, without passwords.
 *
 * @param account Whose session it was.
 */
export function keepDrafts(account: string): void {
  const forms = unsavedDrafts();
  if (forms.length > 0) store({ account, forms });
}

/**
 * Leaves the page by a navigation that asks nothing: forms and dialogs get back what they hold when the person returns.
 *
 * @param go Navigates at once.
 */
export function leaveWithDrafts(go: () => void): void {
  const kept = sessionStorage.getItem(draftsKey);
  const before = kept === null ? {} : { before: parseDrafts(kept) };
  store({ account: draftsAccount(), forms: unsavedDrafts(), isLeft: true, ...before });
  const guarded = [...unsavedForms];
  unsavedForms.clear();
  go();
  // Those that stay mounted are guarded again.
  guarded.forEach(([isUnsaved, read]) => unsavedForms.set(isUnsaved, read));
}

export function parseDrafts(text: string): Drafts;
export function parseDrafts(text: string): unknown {
  const drafts: unknown = JSON.parse(text);
  return drafts;
}

function unsavedDrafts(): Draft[] {
  return [...unsavedForms].flatMap(([isUnsaved, read]) => (read && isUnsaved() ? [read()] : []));
}

function store(given: Pick<Drafts, 'account' | 'forms' | 'isLeft' | 'before'>): void {
  const { account, ...others } = given;
  const dialogs = Object.fromEntries(openDialogs);
  // The account comes first, and the time second: they are read without parsing the rest.
  const drafts: Drafts = { account, at: Date.now(), path: window.location.pathname, ...others, dialogs };
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
  globalThis.tawseelDraftsOf = account;
  const kept = sessionStorage.getItem(draftsKey);
  const isOwn = kept?.startsWith(`{"account":${JSON.stringify(account)},`);
  if (kept !== null && !isOwn) sessionStorage.removeItem(draftsKey);
}

const code = fetched(() => import(/* webpackChunkName: "restored-drafts" */ './restored-drafts.ts'));

type Restoration = NonNullable<ReturnType<typeof code.current>>;

/** Passes the code that restores drafts to `restore`, if there are drafts and once the page `isReady`. */
export function useRestoration(isReady: boolean, restore: (restoration: Restoration) => void): void {
  const restoration = useFetched(isReady && sessionStorage.getItem(draftsKey) ? code : undefined);
  const take = useStableHandler(restore);
  useEffect(() => {
    if (restoration) take(restoration);
  }, [restoration, take]);
}
