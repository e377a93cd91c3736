import { draftsKey, parseDrafts, type Drafts } from './drafts.ts';

/** Time for which drafts are kept, in milliseconds: a day. */
const lifetime = 86_400_000;

/** The drafts of the page; undefined if they are of another page or too old. */
function read(): Drafts | undefined {
  const text = sessionStorage.getItem(draftsKey);
  if (text === null) return undefined;
  const newest = parseDrafts(text);
  if (Date.now() - newest.at >= lifetime) {
    sessionStorage.removeItem(draftsKey);
    return undefined;
  }
  let drafts: Drafts | undefined = newest;
  while (drafts && drafts.path !== window.location.pathname) drafts = drafts.before;
  return drafts;
}

function write({ before, ...drafts }: Drafts): void {
  const isTaken = drafts.forms.length === 0;
  const rest = isTaken ? before : { ...drafts, before };
  if (rest) sessionStorage.setItem(draftsKey, JSON.stringify(rest));
  else sessionStorage.removeItem(draftsKey);
}

/** A draft that a form has taken. */
interface TakenDraft extends Pick<Drafts, 'isLeft'> {
  values: Record<string, unknown>;
}

/** Takes the draft of a form, if there is one and the form still has all of its fields. */
export function takeDraft(subject: string, hasField: (name: string) => boolean): TakenDraft | undefined {
  const drafts = read();
  const draft = drafts?.forms.find(
    (one) => one.subject === subject && Object.keys(one.values).every(hasField),
  );
  if (!drafts || !draft) return undefined;
  const { isLeft, forms } = drafts;
  write({ ...drafts, forms: forms.filter((one) => one !== draft) });
  return { values: draft.values, ...(isLeft && { isLeft }) };
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
