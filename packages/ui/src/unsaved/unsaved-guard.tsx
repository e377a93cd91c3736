import { useEffect } from 'react';
import { announceSaved, hasUnsavedInput, unsavedForms, type ReadDraft } from './unsaved-forms.ts';

export interface UnsavedGuardProps {
  /** Identifies the form: the same function in every render. */
  isUnsaved: () => boolean;
  /** Reads the input, to keep it if the session ends. */
  readDraft?: ReadDraft;
}

/** Guards a form: leaving the page, or closing it, asks first while `isUnsaved` returns true. */
export function UnsavedGuard({ isUnsaved, readDraft }: UnsavedGuardProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    unsavedForms.set(isUnsaved, readDraft);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(isUnsaved);
      window.removeEventListener('beforeunload', ask);
      announceSaved();
    };
  }, [isUnsaved, readDraft]);
  return null;
}
