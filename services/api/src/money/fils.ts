/** Fils in one dinar. */
const filsPerDinar = 1000;

/** An amount in JD, checked to have at most three decimals, as whole fils. */
export function toFils(dinars: number): number {
  return Math.round(dinars * filsPerDinar);
}

/** Whole fils as an amount in JD. */
export function toDinars(fils: number): number {
  return fils / filsPerDinar;
}

/** The given fields of a row in fils, those that are there; the rest as they are. */
export function withFils<Row extends object>(row: Row, amounts: readonly (keyof Row)[]): Row {
  const changed = { ...row };
  for (const name of amounts) {
    const value: unknown = row[name];
    if (typeof value === 'number') Object.assign(changed, { [name]: toFils(value) });
  }
  return changed;
}
