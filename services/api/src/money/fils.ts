import { fieldNames, type Field, type Fields } from '@tawseel/api-client/schemas';

/** Fils in one dinar. */
const filsPerDinar = 1000;

/** Converts an amount in JD with at most three decimals to fils. */
export function toFils(dinars: number): number {
  return Math.round(dinars * filsPerDinar);
}

/** Converts fils to an amount in JD. */
export function toDinars(fils: number): number {
  return fils / filsPerDinar;
}

/** Whether a field holds an amount. */
export function isMoney({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'money' || kind === 'signedMoney';
}

/** Converts the amounts of a row to fils, as its entity describes them, where present; other fields stay unchanged. */
export function withFils<Row extends object>(row: Row, entity: { fields: Fields }): Row {
  const amounts = new Set(fieldNames(entity, isMoney));
  const changed = { ...row };
  for (const [name, value] of Object.entries(row)) {
    if (amounts.has(name) && typeof value === 'number') Object.assign(changed, { [name]: toFils(value) });
  }
  return changed;
}
