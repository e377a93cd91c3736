/** What a list can be exported as. */
export type ExportFormat = 'csv' | 'xlsx';

/** How far an export has come. */
export interface ExportProgress {
  bytes: number;
  /** Rows that have come, where the format tells. */
  rows: number | undefined;
}

/** A file that has come whole. */
export interface ExportedFile {
  content: Blob;
  /** Rows that the file holds, counted in the file itself. */
  rows: number;
}

/** Fetches a list as a file; an abort of `signal` ends it. */
export type RunExport = (
  format: ExportFormat,
  options: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
) => Promise<ExportedFile>;

/** What an export says, and what it runs. */
export interface ExportDialogProps {
  title: string;
  /** Rows that will be in the file, where that is known. */
  total: number | undefined;
  /** Whether the rows are those that were ticked, and not all that the list's filters leave. */
  isOfChosen?: boolean;
  /** Name of the file, without what follows the dot. */
  fileName: string;
  run: RunExport;
  onClose: () => void;
}
