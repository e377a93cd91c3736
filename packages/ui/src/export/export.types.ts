/** File format of an export. */
export type ExportFormat = 'csv' | 'xlsx';

/** Progress of an export. */
export interface ExportProgress {
  bytes: number;
  /** Received rows, if the format reveals them. */
  rows: number | undefined;
}

/** A completely received file. */
export interface ExportedFile {
  content: Blob;
  /** File name with its extension. */
  name: string;
  /** Number of rows, counted in the file itself. */
  rows: number;
}

/** Creates the file of a list; `signal` aborts it. */
export interface RunExport {
  (
    format: ExportFormat,
    options: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
  ): Promise<ExportedFile>;
  /** Formats to choose from. Default: all. */
  formats?: readonly ExportFormat[] | undefined;
}

/** Texts of an export and the function that runs it. */
export interface ExportDialogProps {
  /** Title of the exported list. */
  title: string;
  /** Number of rows the file will hold, if known. */
  total: number | undefined;
  /** Whether the export holds the selected rows instead of all that match the filters. */
  isOfChosen?: boolean;
  run: RunExport;
  onClose: () => void;
}
