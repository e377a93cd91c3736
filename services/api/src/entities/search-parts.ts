import { isSearched, type Field, type StoredEntity } from '@tawseel/api-client/schemas';
import { valueTexts } from '../lists/conditions.ts';

/** A column as its table's `search_text` has it, in SQL. */
function searchPart(name: string, { kind }: Field): string {
  if (kind === 'money' || kind === 'signedMoney') return `money_text(${name})`;
  if (kind === 'day' || kind === 'moment') return `day_text(${name})`;
  if (kind === 'wholeNumber' || kind === 'quantity') return `${name}::text`;
  const translate = valueTexts[name];
  return translate === undefined ? name : `${translate}(${name})`;
}

/** Columns that the search of an entity covers, as SQL expressions. */
export function searchParts({ fields }: StoredEntity): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isSearched(field) ? [searchPart(name, field)] : [],
  );
}
