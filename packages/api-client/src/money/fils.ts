/** An amount in JD as fils, in which sums are exact. */
export const filsOf = (amount: number): number => Math.round(amount * 1000);

/** Sum of amounts in JD, exact to the fils; a missing one counts as 0. */
export function sumOf(amounts: readonly (number | null | undefined)[]): number {
  return amounts.reduce<number>((fils, amount) => fils + filsOf(amount ?? 0), 0) / 1000;
}
