/** The guarded forms of the page: each function tells whether its form has unsaved input. */
export const unsavedForms = new Set<() => boolean>();

/** Forms that hold back a navigation until the user answers their question. Any other navigation would close it. */
export const blockingForms = new Set<() => boolean>();
