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
