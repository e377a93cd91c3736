import type { OrderStatus } from '@tawseel/api-client/schemas';
import { goods } from './cities.ts';
import type { makeFleet, makeMerchants } from './people.ts';
import type { DemoQuote } from './prices.ts';
import { createRandom, type Random } from './random.ts';
import { createStories } from './story.ts';
import { dateOf, workingMoment } from './working-time.ts';

type Fleet = ReturnType<typeof makeFleet>;
type Merchants = ReturnType<typeof makeMerchants>;

/** Payment types, frequent ones repeated. */
const payments = [
  ...Array.from({ length: 3 }, () => ({ type_payment: 'Cash', collector: 'Driver' })),
  ...['CliQ', 'Card'].map((type_payment) => ({ type_payment, collector: 'Company' })),
];

const way: { status: OrderStatus; after: number }[] = [
  { status: 'Accepted', after: 0.25 },
  { status: 'Picked Up', after: 0.5 },
  { status: 'In Transit', after: 0.7 },
];

interface End {
  status: OrderStatus;
  weight: number;
  way: typeof way;
  reasons: readonly (string | null)[];
}

/** How orders end, and on the way to which statuses. */
const ends: End[] = [
  { status: 'Delivered', weight: 84, way, reasons: [null] },
  {
    status: 'Returned',
    weight: 10,
    way,
    reasons: ['Customer refused', 'Customer unreachable', 'Customer unreachable', 'Wrong address'],
  },
  {
    status: 'Cancelled',
    weight: 6,
    way: way.slice(0, 1),
    reasons: ['Merchant cancelled', 'Customer postponed', 'Customer refused'],
  },
];

/** Working days that orders take; a few take longer than their customers were promised. */
const leads = [
  { least: 0.15, most: 1.2, weight: 97 },
  { least: 2.2, most: 4, weight: 3 },
];

/** Days since which inactive merchants and drivers have no orders. */
const inactiveFor = 120;
/** Days whose orders have the moments of their steps. */
const recent = 7;

/** The age of the orders in days, by their share of all: the company grows. */
const ageOf = (share: number) => 365 * (0.08 * share + 0.92 * share ** 2.2);

interface OrderPlan {
  company_id: string;
  count: number;
  fleet: Fleet;
  merchants: Merchants;
  now: number;
  quoteOf: (order: {
    merchant_id: string;
    district: string;
    city: Fleet['cities'][number];
    day: string;
  }) => DemoQuote;
}

/** Orders of the last twelve months, more of them recently, with their stories and the profit rows of those that ended. */
export function* makeOrders(
  chance: Random,
  { company_id, count, fleet, merchants, now, quoteOf }: OrderPlan,
) {
  const stories = createStories(createRandom(Number(company_id)), now);
  const active = merchants.filter(({ status }) => status === 'Active');
  for (let i = 0; i < count; i += 1) {
    const age = ageOf(1 - (i + chance.float(0, 1)) / count);
    const isOld = age > inactiveFor;
    const end = chance.weighted(ends);
    const { least, most } = chance.weighted(leads);
    const lead = chance.float(least, most);
    const isOver = age > lead;
    const at = (days: number) => workingMoment(now - age + days);
    const passed = end.way.findLast(({ after }) => after * lead < age)?.status;
    const status = isOver ? end.status : (passed ?? 'Pending');
    const merchant = chance.pick(isOld ? merchants : active);
    const city = chance.weighted(fleet.cities);
    // Two drivers of a city work on a day.
    const turn = (Math.floor(age) + chance.integer(0, 1)) % city.drivers.length;
    const driver = isOld && chance.isLikely(0.1) ? chance.pick(fleet.drivers) : city.drivers[turn];
    const reason = chance.pick(end.reasons);
    const driver_id = status === 'Pending' ? null : (driver?.driver_id ?? null);
    const story = stories({
      status,
      driver_id,
      merchant_id: merchant.merchant_id,
      start: now - age,
      lead,
      reason,
      end: isOver ? now - age + lead : null,
    });
    const last = story.moves.at(-1);
    const nextOn = story.visits.at(-1)?.nextOn;
    const name_order = chance.pick(goods);
    const district = chance.pick(city.districts);
    const { merchant_id } = merchant;
    const order = {
      company_id,
      merchant_order_id: String(100_001 + i),
      merchant_id,
      driver_id,
      name_order,
      name_shop: merchant.shop_name,
      city_order: city.city,
      address_order: `${district}، مبنى ${chance.integer(1, 90)}`,
      name_customer: chance.name(),
      phone_customer: `07${chance.pick(['7', '8', '9'])}${chance.integer(1_000_000, 9_999_999)}`,
      status,
      end_reason: isOver ? reason : null,
      total_price: chance.integer(16, 240) * 500,
      ...chance.pick(payments),
      date_order_start: at(0),
      date_order_delivery_customer: at(chance.pick([1, 1, 2])),
      date_order_delivery_customer_end: isOver ? at(lead) : null,
      place: last?.to ?? 'Merchant',
      moved_at: last ? workingMoment(last.at) : null,
      attempts: story.visits.length,
      next_attempt_on: nextOn ? dateOf(nextOn) : null,
      ...quoteOf({ merchant_id, district, city, day: dateOf(Math.floor(now - age)) }),
    };
    const isDeleted = status === 'Cancelled' && chance.isLikely(0.5);
    yield {
      order,
      profit: profitOf(order, city),
      story,
      isRecent: age < recent,
      deletedAt: isDeleted ? at((lead + Math.min(age, lead + 1)) / 2) : null,
    };
  }
}

export type MadeOrder = ReturnType<typeof makeOrders> extends Generator<infer Made> ? Made : never;

interface EndedOrder {
  status: string;
  total_price: number;
  merchant_order_id: string;
  merchant_id: string;
  company_id: string;
  date_order_delivery_customer_end: string | null;
  attempts: number;
}

/** What the company takes: what was quoted, or else the city's price. */
function feeOf(order: EndedOrder & DemoQuote, city: { delivery_price: number; return_price: number }) {
  const { status, total_price, attempts, fee_quote, return_quote, second_quote, cod_quote } = order;
  if (status === 'Returned') return return_quote ?? city.return_price;
  const fee = (attempts > 1 ? second_quote : null) ?? fee_quote ?? city.delivery_price;
  return fee + Math.floor((total_price * (cod_quote ?? 0) + 5000) / 10_000);
}

function profitOf(order: EndedOrder & DemoQuote, city: { delivery_price: number; return_price: number }) {
  const { status, total_price, company_id, merchant_order_id, merchant_id } = order;
  if (status !== 'Delivered' && status !== 'Returned') return undefined;
  const delivery_price = feeOf(order, city);
  return {
    company_id,
    merchant_order_id,
    merchant_id,
    total_price,
    delivery_price,
    merchant_profit: status === 'Delivered' ? total_price - delivery_price : -delivery_price,
    order_status: status,
    profit_date: order.date_order_delivery_customer_end,
  };
}
