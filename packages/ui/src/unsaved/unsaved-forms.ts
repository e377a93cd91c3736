/** The guarded forms of the page: each function tells whether its form has unsaved input. */
export const unsavedForms = new Set<() => boolean>();
