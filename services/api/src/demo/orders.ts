import { goods } from './cities.ts';
import type { makeFleet, makeMerchants } from './people.ts';
import type { Random } from './random.ts';

type Fleet = ReturnType<typeof makeFleet>;
type Merchants = ReturnType<typeof makeMerchants>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Payment types, frequent ones repeated. */
const payments = [
  ...Array.from({ length: 3 }, () => ({ type_payment: 'Cash', collector: 'Driver' })),
  ...['CliQ', 'Card'].map((type_payment) => ({ type_payment, collector: 'Company' })),
];

const settled = [
  { status: 'Delivered', weight: 83 },
  { status: 'Returned', weight: 10 },
  { status: 'Cancelled', weight: 7 },
];
const underWay = [
  { status: 'Pending', weight: 30 },
  { status: 'Accepted', weight: 20 },
  { status: 'Picked Up', weight: 15 },
  { status: 'In Transit', weight: 20 },
  { status: 'Delivered', weight: 15 },
];

/** Orders of the last twelve months, more of them recently, with the profit rows of those that ended. */
export function* makeOrders(
  chance: Random,
  company_id: string,
  count: number,
  fleet: Fleet,
  merchants: Merchants,
) {
  const now = Date.now();
  for (let i = 0; i < count; i += 1) {
    // The last ones fall on today, so that the cards of the day have figures.
    const age =
      i >= count - Math.max(12, count * 0.004)
        ? chance.faker.number.float({ max: 0.3 })
        : 365 * (1 - i / count) ** 1.3;
    const start = now - age * day - chance.integer(0, 60_000);
    const isOver = now - start > 2 * day;
    const { status } = chance.weighted(isOver ? settled : underWay);
    const end = Math.min(start + chance.integer(3, 46) * hour, now - chance.integer(1, 1000));
    const merchant = chance.pick(merchants);
    const city = chance.weighted(fleet.cities);
    const order = {
      company_id,
      merchant_order_id: String(100_001 + i),
      merchant_id: merchant.merchant_id,
      driver_id: status === 'Pending' ? null : chance.pick(fleet.drivers).driver_id,
      name_order: chance.pick(goods),
      name_shop: merchant.shop_name,
      city_order: city.city,
      address_order: `${chance.pick(city.districts)}، مبنى ${chance.integer(1, 90)}`,
      name_customer: chance.name(),
      phone_customer: `07${chance.pick(['7', '8', '9'])}${chance.integer(1_000_000, 9_999_999)}`,
      status,
      total_price: chance.integer(10, 240) * 500,
      ...chance.pick(payments),
      date_order_start: new Date(start).toISOString(),
      date_order_delivery_customer: new Date(start + chance.integer(24, 48) * hour).toISOString(),
      date_order_delivery_customer_end: ['Delivered', 'Returned', 'Cancelled'].includes(status)
        ? new Date(end).toISOString()
        : null,
    };
    yield { order, profit: profitOf(order, city) };
  }
}

interface MadeOrder {
  status: string;
  total_price: number;
  merchant_order_id: string;
  merchant_id: string;
  company_id: string;
  date_order_delivery_customer_end: string | null;
}

function profitOf(order: MadeOrder, city: { delivery_price: number; return_price: number }) {
  const { status, total_price, company_id, merchant_order_id, merchant_id } = order;
  if (status !== 'Delivered' && status !== 'Returned') return undefined;
  const delivery_price = status === 'Delivered' ? city.delivery_price : city.return_price;
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
