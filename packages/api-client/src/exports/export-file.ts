/** The parts of an exported file that server and browser write alike. */
export { cellOf, type Cell } from './cell.ts';
export { csvHead, csvRows } from './csv.ts';
export { exportColumns, type ExportColumn } from './export-columns.ts';
