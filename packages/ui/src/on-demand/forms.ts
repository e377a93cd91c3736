export { DateField } from '../fields/date-field.tsx';
export { PasswordField, SelectField } from '../fields/fields.tsx';
export { changedFields } from '../form/changed-fields.ts';
export { Form, type FormProps } from '../form/form.tsx';
export { RestoredNotice } from '../unsaved/restored-notice.tsx';
export { useKeptFocus } from '../table/use-kept-focus.ts';
export { useRestoredDraft } from '../unsaved/use-restored-draft.ts';
