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
