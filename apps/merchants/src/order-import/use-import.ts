import { useRestoredDraft } from '@tawseel/ui/forms';
import type { SourceFile } from '@tawseel/ui/spreadsheet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftRow, Mapping } from './draft.ts';

/** An import as far as it has come. */
export interface Import {
  file?: SourceFile;
  mapping?: Mapping;
  rows?: readonly DraftRow[];
  /** Whether cells were typed over or rows added, so that other columns would lose them. */
  isChanged?: boolean;
  /** Rows as they were typed, to be checked again. */
  typed?: readonly DraftRow[];
}

const subject = 'order-import';

const names: ReadonlySet<string> = new Set<keyof Import>(['file', 'mapping', 'rows', 'isChanged', 'typed']);

/** What {@link useImport} has kept. */
function readImport(values: Readonly<Record<string, unknown>>): Import;
function readImport(values: unknown): unknown {
  return values;
}

/** The import that is open. A session that ends, or a visit of another page, keeps rows that are not added yet. */
export function useImport() {
  const [open, setOpen] = useState<Import>({});
  const present = useRef(open);
  useEffect(() => {
    present.current = open;
  }, [open]);
  const isUnsaved = useCallback(
    () => (present.current.rows ?? present.current.typed ?? []).some(({ orderId }) => orderId === undefined),
    [],
  );
  const readDraft = useCallback(() => ({ subject, values: { ...present.current } }), []);
  const isRestored = useRestoredDraft(
    subject,
    (name) => names.has(name),
    (values) => {
      const { rows, ...others } = readImport(values);
      // A city may have been created meanwhile.
      setOpen({ ...others, ...(rows && { typed: rows, isChanged: true }) });
    },
  );
  return { open, setOpen, guard: { isUnsaved, readDraft }, isRestored };
}
