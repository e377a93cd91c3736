import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Detail } from '../frame/details.tsx';
import type { FormFields, FormSchema } from '../form/form.types.ts';
import type { Undo } from '../toast/use-done-toast.ts';

/** How rows of a list are edited in a dialog. */
export interface RowEdit<Row, Input extends FieldValues, Output> {
  title: (row: Row) => string;
  schema: FormSchema<Input, Output>;
  /** Fields of the row as it is now: it may be changed while its dialog is open. */
  fields: (row: Row) => FormFields<Input>;
  defaults: (row: Row) => Partial<NoInfer<Input>>;
  /**
   * Sends the change of the row as the dialog showed it; answers or throws as the `onSubmit` of a form. `changed` names the
   * values that are not the row's any more: what another one has changed meanwhile is not to be undone by the others. An
   * outcome with `current` replaces these values of the row: the dialog shows them, and the next save goes from them.
   */
  save: (values: NoInfer<Output>, row: Row, changed: string[]) => unknown;
  /** What is said after a success. */
  done: string;
  columns?: 1 | 2;
  /** What the row's button says; `Edit` when left out. */
  label?: string;
  /** Whether a row can be edited; all can when left out. */
  isPossible?: (row: Row) => boolean;
}

/** How a row is looked at in a dialog. */
export interface RowView<Row> {
  title: (row: Row) => string;
  items: (row: Row) => readonly Detail[];
}

/** How a row is deleted, once confirmed. */
export interface RowRemoval<Row> {
  /** `Delete` when left out. */
  title?: string;
  /** Names the row and what deleting it does. */
  question: (row: Row) => ReactNode;
  /** Deletes it; answers or throws as the `onConfirm` of a confirmation. */
  run: (row: Row) => unknown;
  /** What is said after a success. */
  done: string;
  /** Takes it back, offered where the success is told. */
  undo?: Undo<Row>;
}
