import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Detail } from '../frame/details.tsx';
import type { FormFields, ObjectSchema } from '../form/form.types.ts';
import type { Undo } from '../toast/use-done-toast.ts';

/** Editing of a row in a dialog. */
export interface RowEditing<Row, Input extends FieldValues, Output> {
  title: (row: Row) => string;
  /**
   * Checks what was changed, and required fields. Other values stay as the row has them: it may hold nulls and words that no
   * form accepts.
   */
  schema: ObjectSchema<Input, Output>;
  /** Fields for the present row, which may change while its dialog is open. */
  fields: (row: Row) => FormFields<Input>;
  /** Initial values. Default: those of the row that `schema` names, without passwords. */
  defaults?: (row: Row) => Partial<NoInfer<Input>>;
  /**
   * Submits the change against the row as the dialog showed it; throws like the `onSubmit` of a form. `changed` names the
   * edited values, so that the update does not revert fields that somebody else changed. The `current` values of an error
   * replace those of the row: the dialog shows them, and the next save starts from them. Undefined: rows have no such action.
   */
  save: ((values: NoInfer<Output>, row: Row, changed: string[]) => unknown) | undefined;
  /** Message after a success. */
  done: string;
  columns?: 1 | 2;
  /** Label of the row action. Default: `Edit`. */
  label?: string;
  /** Icon of its own button beside the menu of row actions. */
  quickIcon?: string;
  /** Why a row cannot be edited; undefined for one that can. Default: all can. */
  refusal?: (row: Row) => string | undefined;
}

/** Editing of a row whose initial values differ from the row's. */
export interface RowEdit<Row, Input extends FieldValues, Output> extends RowEditing<Row, Input, Output> {
  defaults: (row: Row) => Partial<NoInfer<Input>>;
}

/** Read-only view of a row in a dialog. */
export interface RowView<Row> {
  title: (row: Row) => string;
  items: (row: Row) => readonly Detail[];
}

/** Reasons against the deletion of a row. */
export interface RemovalBlockers {
  /** Says that the row is kept. */
  title: string;
  /** Each reason, with links to the pages that settle it. */
  reasons: readonly { text: string; links?: ReactNode }[];
}

/** Deletion of a row after confirmation. */
export interface RowRemoval<Row> {
  /** Default: `Delete`. */
  title?: string;
  /** Names the row and the effect of deleting it. */
  question: (row: Row) => ReactNode;
  /** Deletes the row; throws like the `onConfirm` of a confirmation. Undefined: rows have no such action. */
  run: ((row: Row) => unknown) | undefined;
  /** Message after a success. */
  done: string;
  /** Why a row cannot be deleted; undefined for one that can. Default: all can. */
  refusal?: ((row: Row) => string | undefined) | undefined;
  /** Reads what keeps a row from deletion, which is then shown in place of the question. Undefined: nothing tells. */
  blockers?: ((row: Row) => Promise<RemovalBlockers | undefined>) | undefined;
  /** Undoes the deletion, offered in the toast. */
  undo?: Undo<Row> | undefined;
}
