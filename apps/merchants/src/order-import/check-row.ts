import { importedOrderErrors } from '@tawseel/api-client/order-imports';
import { foldText, plainNumber } from '@tawseel/i18n/text';
import { findName } from '@tawseel/ui/spreadsheet';
import type { Cells, DraftRow, Mapping, Reference } from './draft.ts';
import { type OrderColumn, orderColumns } from './reading/column-rules.ts';
import { normalCell } from './reading/normal-cells.ts';

const numbers: ReadonlySet<OrderColumn> = new Set(['total_price', 'pieces']);

/** The cells of a row of the file, in the form that the API takes where they can be read. */
export function cellsOf(row: readonly string[], { columns }: Mapping): Cells {
  return Object.fromEntries(
    columns.flatMap((column, at) => (column && row[at] ? [[column, normalCell(column, row[at])]] : [])),
  );
}

/** The order that the API is sent for a row. */
export function orderOf(cells: Cells, { defaults, merchantId }: Mapping, { merchants }: Reference) {
  const values = Object.fromEntries(
    Object.entries({ ...defaults, ...cells }).map(([name, text]) => {
      const isNumber = orderColumns.some((column) => column === name && numbers.has(column));
      return [name, isNumber ? Number(plainNumber(text)) : text];
    }),
  );
  const named = merchants.get(foldText(cells.merchant_id ?? ''));
  const merchant = merchantId || named;
  return merchant === undefined ? values : { ...values, merchant_id: merchant };
}

/** The company's spelling of an area; another text stays as it is. */
function knownArea({ area_order: area, city_order: city }: Cells, { areas }: Reference): Cells {
  const known = city && areas.get(city);
  const found = area && known && findName(area, known);
  return found && 'name' in found ? { area_order: found.name } : {};
}

/** Checks a row; a city or an area that differs in its spelling alone becomes the company's. */
export function checkRow(
  row: Pick<DraftRow, 'row' | 'cells'>,
  mapping: Mapping,
  reference: Reference,
): DraftRow {
  const city = row.cells.city_order ?? mapping.defaults.city_order;
  const found = city ? findName(city, reference.cities) : undefined;
  const known = found && 'name' in found ? { city_order: found.name } : {};
  const spelled = { ...row.cells, ...known };
  const cells = { ...spelled, ...knownArea(spelled, reference) };
  const order = orderOf(cells, mapping, reference);
  const merchant = 'merchant_id' in order ? String(order.merchant_id) : '';
  const isUnknown =
    !mapping.merchantId && cells.merchant_id && !reference.merchants.get(foldText(cells.merchant_id));
  const isInactive = reference.inactive.has(merchant);
  return {
    row: row.row,
    cells,
    faults: {
      ...importedOrderErrors(order),
      ...(found && 'nearest' in found && { city_order: 'unknown' }),
      ...(isUnknown && { merchant_id: 'unknown' }),
      ...(isInactive && { merchant_id: 'inactive' }),
    },
    nearest: found && 'nearest' in found ? found.nearest : undefined,
  };
}
