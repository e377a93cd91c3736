export { CreationPage, type CreationPageProps } from '../creation/creation-page.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
export { FormDialog, type FormDialogProps } from '../form/form-dialog.tsx';
export { restoreRow } from '../row-editing/restore-row.ts';
export { EditDialog, RemoveDialog, ViewDialog } from '../row-editing/row-dialogs.tsx';
export { useDoneToast } from '../toast/use-done-toast.ts';
export { UnsavedQuestion, type UnsavedQuestionProps } from '../unsaved/unsaved-question.tsx';
