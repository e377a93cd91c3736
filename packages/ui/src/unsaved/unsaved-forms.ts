/** Input of a form, by field, as values that JSON can hold. */
export interface Draft {
  /** Names the form within its page, and the record that it edits. */
  subject: string;
  values: Record<string, unknown>;
}

/** Reads what is typed now. */
export type ReadDraft = () => Draft;

/** Forms by the function that tells whether each has unsaved input, which its draft holds. */
type UnsavedForms = Map<() => boolean, ReadDraft | undefined>;

declare global {
  // A feature that brings its own kit has another copy of this module, and the shell must know its forms too.
  var tawseelForms: UnsavedForms | undefined;
}

globalThis.tawseelForms ??= new Map();

/** The guarded forms of the page. */
export const unsavedForms: UnsavedForms = globalThis.tawseelForms;

/** Whether leaving the page would lose unsaved input. */
export function hasUnsavedInput(): boolean {
  return [...unsavedForms.keys()].some((isUnsaved) => isUnsaved());
}

/** Event of the window; a guard of another copy of the kit hears it. */
export const savedEvent = 'tawseel-saved';

/** Call after a form has saved its input. @returns Whether the page is left now: the user had been asked about a navigation. */
export function announceSaved(): boolean {
  return !window.dispatchEvent(new Event(savedEvent, { cancelable: true }));
}
