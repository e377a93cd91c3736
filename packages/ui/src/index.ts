export {
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button/button.tsx';
export type { ButtonVariant } from './button/button.styles.ts';
export { Paper } from './paper/paper.tsx';
export { Boundary, type BoundaryProps } from './boundary/boundary.tsx';
export { Card, type CardProps } from './frame/card.tsx';
export { Details, type Detail } from './frame/details.tsx';
export { EmptyState, type EmptyStateProps } from './frame/empty-state.tsx';
export { ErrorPanel, type ErrorPanelProps } from './frame/error-panel.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './frame/notice.tsx';
export { whatsAppLink } from './frame/phone.ts';
export { focusHeading, Page, PageHeader, type PageHeaderProps } from './frame/page.tsx';
export { internationalDigits } from './frame/phone.ts';
export { Skeleton } from './frame/skeleton.tsx';
export { Tag, type TagTone } from './frame/tag.tsx';
export { Kbd, Ltr, Money, Sentence, type MoneyProps } from './frame/values.tsx';
export { VisuallyHidden } from './frame/visually-hidden.tsx';
export { Icon, icons, type IconProps } from './icon/icon.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { GlobalStyle } from './theme/lazy-global-style.tsx';
export { applyTheme, useTheme, type ThemeChoice } from './theme/theme.ts';
export { media, tokens } from './theme/tokens.ts';
export { useIsPrinting } from './theme/use-media.ts';
export { ToastProvider } from './toast/toast-provider.tsx';
export { useToast, type ToastOptions, type Toasts } from './toast/toast.ts';
export type { Undo } from './toast/use-done-toast.ts';
export { columnsOf } from './described/columns-of.ts';
export { filtersOf } from './described/filters-of.ts';
export { loadChoices } from './described/load-choices.ts';
export { useFormField } from './described/use-form-field.ts';
export { useSeen } from './described/use-seen.ts';
export { Dialog, DialogActions, type DialogProps } from './dialog/dialog.tsx';
export { useQuestion } from './dialog/use-question.ts';
export { fetchedDialog } from './fetched/fetched-dialog.tsx';
export { Loaded } from './fetched/loaded.tsx';
export { inputPause } from './prefetch/input-pause.ts';
export type { FieldFrameProps } from './fields/field-frame.tsx';
export type { DateFieldProps } from './fields/date-field.tsx';
export type {
  Option,
  PasswordFieldProps,
  ReadOnlyFieldProps,
  SelectFieldProps,
  TextareaFieldProps,
} from './fields/fields.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export {
  MoneyField,
  NumberField,
  type MoneyFieldProps,
  type NumberFieldProps,
} from './fields/number-field.tsx';
export type { FormField, FormFields, FormSchema } from './form/form.types.ts';
export { draftsAccount, dropDrafts, dropDraftsOfOthers, keepDrafts } from './unsaved/drafts.ts';
export { LeaveGuard } from './unsaved/leave-guard.tsx';
export { hasUnsavedInput, unsavedForms, type Draft } from './unsaved/unsaved-forms.ts';
export { useOpenDialog } from './unsaved/use-open-dialog.ts';
export { useVisiting } from './unsaved/use-visiting.ts';
export { useReturn, useVisit, type Visit } from './visit/visit.ts';
export { VisitButton, type VisitButtonProps } from './visit/visit-button.tsx';
export { UnsavedGuard, type UnsavedGuardProps } from './unsaved/unsaved-guard.tsx';
export type { DayRange, FilterDateRangeProps, FilterDayProps } from './filters/day-filters.tsx';
export type { ChoiceSource, ChoiceSourceProps, LoadChoices } from './combobox/combobox.types.ts';
export { FilterChoice, type FilterChoiceProps } from './filters/filter-choice.tsx';
export type { FilterSelectProps, ResultCountProps } from './filters/filters.tsx';
export { ExportButton } from './export/export-button.tsx';
export { saveFile } from './export/save-file.ts';
export { ExportDialog } from './export/export-dialog.tsx';
export type {
  ExportDialogProps,
  ExportedFile,
  ExportFormat,
  ExportProgress,
  RunExport,
} from './export/export.types.ts';
export { SearchBox, type SearchBoxProps } from './filters/search-box.tsx';
export { ListScreen, type ListScreenProps } from './list-screen/list-screen.tsx';
export type {
  RemovalBlockers,
  RowEdit,
  RowEditing,
  RowRemoval,
  RowView,
} from './row-editing/row-dialogs.types.ts';
export type { ListSearch } from './list-screen/list-toolbar.tsx';
export {
  useListState,
  type ListFilter,
  type ListState,
  type ListStateOptions,
  type ListStateQuery,
} from './list-screen/use-list-state.ts';
export { PrintOrigin, type PrintOriginValue } from './printed-from/print-origin.ts';
export { isSingleKey, singleKeyChoices, singleKeysKey } from './shortcuts/single-keys.ts';
export { useSelection, type ChosenRows } from './selection/use-selection.ts';
export { DataTable, type DataTableProps } from './table/data-table.tsx';
export type { SortProps } from './table/table-head.tsx';
export { useRowDetails } from './table/use-row-details.tsx';
export {
  listOf,
  type Column,
  type ColumnKind,
  type EmptyText,
  type ListResult,
  type RowAction,
  type Selection,
} from './table/table.types.ts';
