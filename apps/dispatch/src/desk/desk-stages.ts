import type { DeskCity, Stage } from '@tawseel/api-client/dispatch';

/** The stages that the desk counts by city, in the order of a parcel's way. */
export const countedStages = [
  'collect',
  'branch',
  'out',
  'decide',
  'return',
] as const satisfies readonly Stage[];

/** Figures of one city, or of all. */
export type Figures = Omit<DeskCity, 'city_order'>;

/** The figures of all cities together. */
export function totalOf(cities: readonly DeskCity[]): Figures {
  const total: Figures = { collect: 0, branch: 0, out: 0, decide: 0, return: 0, oldest: null };
  for (const city of cities) {
    for (const stage of countedStages) total[stage] += city[stage];
    const { oldest } = city;
    if (oldest && (!total.oldest || Date.parse(oldest) < Date.parse(total.oldest))) total.oldest = oldest;
  }
  return total;
}
