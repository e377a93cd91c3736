// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import {
  DataTable,
  Dialog,
  DialogActions,
  ExportButton,
  type DataTableProps,
  type RunExport,
} from '@tawseel/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Only the rows scroll. */
const Rows = styled.div`
  [data-scroller] {
    max-block-size: max(12rem, calc(80dvh - 10.5rem));
  }
`;

export interface ListDialogProps<Row> extends Omit<DataTableProps<Row>, 'caption'> {
  title: string;
  /** Width on a wide screen, any CSS length. */
  width: string;
  /** Writes the file of the list. */
  run: RunExport;
  onClose: () => void;
  /** Further buttons at the foot. */
  children?: ReactNode;
}

/** A dialog with the rows of a list and, unless it is empty, their export. */
export function ListDialog<Row>(props: ListDialogProps<Row>) {
  const { title, width, run, onClose, children, ...table } = props;
  const { list } = props;
  const isEmpty = list.rows.length === 0;
  return (
    <Dialog title={title} width={width} onClose={onClose}>
      <Rows>
        <DataTable {...table} caption={title} />
      </Rows>
      {(!isEmpty || children) && (
        <DialogActions>
          {!isEmpty && <ExportButton title={title} list={list} run={run} />}
          {children}
        </DialogActions>
      )}
    </Dialog>
  );
}
