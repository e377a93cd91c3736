export { deletedFilter } from '../list-screen/use-list-state.ts';
export { dropFirstRows, FirstRows } from '../frame/first-rows.tsx';
export { fillList, type FilledList, type Viewer } from './fill-list.ts';
export type { BothLanguages, ListedColumn, ListedFilter, ListedRows } from './first-rows.types.ts';
export { RowTemplates } from './row-templates.tsx';
