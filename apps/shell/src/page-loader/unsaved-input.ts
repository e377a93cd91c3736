import { unsavedForms } from '@tawseel/ui';

/** Whether leaving the page would lose unsaved input. */
export function hasUnsavedInput(): boolean {
  return [...unsavedForms.keys()].some((isUnsaved) => isUnsaved());
}
