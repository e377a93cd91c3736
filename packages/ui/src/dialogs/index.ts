export { CreationPage, type CreationPageProps } from '../creation/creation-page.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
export { FormDialog, type FormDialogProps } from '../form-dialog/form-dialog.tsx';
export { restoreRow } from '../row-dialogs/restore-row.ts';
export { EditDialog, RemoveDialog, ViewDialog } from '../row-dialogs/row-dialogs.tsx';
export { useDoneToast } from '../toast/use-done-toast.ts';
export { UnsavedQuestion, type UnsavedQuestionProps } from '../unsaved/unsaved-question.tsx';
