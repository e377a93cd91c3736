import { draftsKey, type Drafts } from './drafts.ts';

/** Time for which drafts are kept, in milliseconds: a day. */
const lifetime = 86_400_000;

function parsed(text: string): Drafts;
function parsed(text: string): unknown {
  const drafts: unknown = JSON.parse(text);
  return drafts;
}

/** The drafts of the page; undefined if they are of another page or too old. */
function read(): Drafts | undefined {
  const text = sessionStorage.getItem(draftsKey);
  if (text === null) return undefined;
  const drafts = parsed(text);
  if (Date.now() - drafts.at < lifetime) return drafts.path === window.location.pathname ? drafts : undefined;
  sessionStorage.removeItem(draftsKey);
  return undefined;
}

function write(drafts: Drafts): void {
  if (drafts.forms.length === 0) sessionStorage.removeItem(draftsKey);
  else sessionStorage.setItem(draftsKey, JSON.stringify(drafts));
}

/** Takes the draft of a form, if there is one and the form still has all of its fields. */
export function takeDraft(
  subject: string,
  hasField: (name: string) => boolean,
): Record<string, unknown> | undefined {
  const drafts = read();
  const draft = drafts?.forms.find(
    (one) => one.subject === subject && Object.keys(one.values).every(hasField),
  );
  if (drafts && draft) write({ ...drafts, forms: drafts.forms.filter((one) => one !== draft) });
  return draft?.values;
}

/** Takes the state of an open dialog by its name. */
export function takeDialog<Open>(name: string): Open | undefined;
export function takeDialog(name: string): unknown {
  const drafts = read();
  if (!drafts || !(name in drafts.dialogs)) return undefined;
  const { [name]: dialog, ...dialogs } = drafts.dialogs;
  write({ ...drafts, dialogs });
  return dialog;
}
