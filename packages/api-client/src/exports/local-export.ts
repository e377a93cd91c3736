import type { Language } from '@tawseel/i18n';
import { entities } from '../entities/entities.ts';
import type { Entity } from '../description/define-entity.ts';
import { monthlyExpenses } from '../expenses/monthly-expenses.entity.ts';
import { localPage } from '../list/local-page.ts';
import type { ListView } from '../list/read-page.ts';
import { monthlyProfit } from '../profits/monthly-profit.entity.ts';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from '../profits/net-profit.entity.ts';
import { csvHead, csvRows } from './csv.ts';
import { exportColumns } from './export-columns.ts';
import type { ExportedList } from './exports.ts';

const totals = [monthlyProfit, netProfit, monthlyNetProfit, yearlyNetProfit, monthlyExpenses];
const exported: readonly Entity[] = [...Object.values(entities), ...totals];

/** The key of a row as the filter `key` names it. */
function keyOf({ key }: Entity, row: object): string {
  return key.map((name) => encodeURIComponent(String(Reflect.get(row, name)))).join(':');
}

/** The CSV of a list in the browser, for servers without exports: that of the server for the same rows. */
export async function writeExport(
  list: ExportedList,
  view: ListView,
  language: Language,
  load: (entity: Entity) => Promise<readonly object[]>,
) {
  const entity = exported.find((one) => one.list.name === list);
  if (!entity) throw new Error(`No list ${list}`);
  const { key, ...filter } = view.filter ?? {};
  const all = await load(entity);
  const chosen = Array.isArray(key) ? all.filter((row) => key.includes(keyOf(entity, row))) : all;
  const { rows } = localPage(entity, chosen, { ...view, filter });
  // Such a server sends no names of rows that others refer to.
  const columns = exportColumns(entity, language).filter(({ name }) => Object.hasOwn(entity.fields, name));
  const content = new Blob([csvHead(columns), csvRows(columns, rows)], { type: 'text/csv' });
  return { content, rows: rows.length };
}
