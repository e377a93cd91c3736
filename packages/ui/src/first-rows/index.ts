export { dropFirstRows, FirstRows } from '../frame/first-rows.tsx';
export { fillList, type FilledList, type Viewer } from './fill-list.ts';
export { listedRows } from './listed-rows.ts';
export type { BothLanguages, ListedColumn, ListedFilter, ListedRows } from './first-rows.types.ts';
export { RowTemplates } from './row-templates.tsx';
