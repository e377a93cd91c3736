import { setTimeout } from 'node:timers/promises';

const dayMs = 86_400_000;
/** Amman is UTC+3 all year. */
const offsetMs = 10_800_000;
/** Longer than a test of figures by day takes. */
const enoughMs = 20_000;

/** The day in Amman, `back` days before the present one, as YYYY-MM-DD. */
export function dayOf(back = 0): string {
  return new Date(Date.now() + offsetMs - back * dayMs).toISOString().slice(0, 10);
}

/** Waits for midnight if it is near: a test of figures by day must not see two days. */
export async function awaitWholeDay(): Promise<void> {
  const left = dayMs - ((Date.now() + offsetMs) % dayMs);
  if (left < enoughMs) await setTimeout(left + 1);
}
