import { numberOf, type Course, type Desk } from './course.ts';
import { isFriday } from './working-time.ts';

/** Days since which merchants who are away have not come, and after which their oldest return is remarkable. */
const away = { since: 6, remarkable: 3.2 };
const awayMerchants = 2;

/** The day on which a merchant comes for what came back: every second day, and on a Saturday after a Friday. */
function comesOn(merchant: number, from: number) {
  let day = from;
  while (isFriday(day) || ((day + merchant) % 2 !== 0 && !isFriday(day - 1))) day += 1;
  return day;
}

/** When a returned parcel came back to the branch, and when its merchant signed for it; null for what has not happened. */
export function giveBack({ driver_id, merchant_id }: Course, end: number, desk: Desk) {
  const evening = Math.floor(end) + 0.95 + numberOf(driver_id ?? '') * 0.001;
  const back = Math.max(end + 0.002, evening);
  if (back > desk.now) return { back: null, signed: null };
  const waits = desk.now - back;
  if (waits > away.remarkable && waits < away.since && desk.absent.length < awayMerchants)
    desk.absent.push(merchant_id);
  if (waits < away.since && desk.absent.includes(merchant_id)) return { back, signed: null };
  const merchant = numberOf(merchant_id);
  const signed = comesOn(merchant, Math.floor(back) + 1) + 0.15 + (merchant % 20) * 0.02;
  return { back, signed: signed <= desk.now ? signed : null };
}
