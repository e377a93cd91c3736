/** Input of a form, by field, as values that JSON can hold. */
export interface Draft {
  /** Names the form within its page, and the record that it edits. */
  subject: string;
  values: Record<string, unknown>;
}

/** Reads what is typed now. */
export type ReadDraft = () => Draft;

/** The guarded forms of the page: each function tells whether its form has unsaved input, which its draft holds. */
export const unsavedForms = new Map<() => boolean, ReadDraft | undefined>();

/** Forms that hold back a navigation until the user answers their question. Any other navigation would close it. */
export const blockingForms = new Set<() => boolean>();
