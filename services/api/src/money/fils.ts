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

/** Converts the given fields of a row to fils, where present; the others stay unchanged. */
export function withFils<Row extends object>(row: Row, amounts: readonly (keyof Row)[]): Row {
  const changed = { ...row };
  for (const name of amounts) {
    const value: unknown = row[name];
    if (typeof value === 'number') Object.assign(changed, { [name]: toFils(value) });
  }
  return changed;
}
