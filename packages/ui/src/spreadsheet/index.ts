export { FilePicker, type FilePickerProps, type SourceFile } from './file-picker.tsx';
export { findName } from './find-name.ts';
export { plainAmount, plainDay, withoutExponent } from './plain-cells.ts';
export { rowsFile } from './rows-file.ts';
export { createSlices } from './time-slices.ts';
export { workbookOf } from './workbook-file.ts';
