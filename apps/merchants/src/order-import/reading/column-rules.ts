import { type Concept, conceptsOf } from './header-concepts.ts';

/** The fields of an order that a file fills. */
export const orderColumns = [
  'merchant_order_id',
  'merchant_id',
  'name_customer',
  'phone_customer',
  'city_order',
  'area_order',
  'address_order',
  'name_order',
  'total_price',
  'type_payment',
  'date_order_delivery_customer',
  'note',
  'pieces',
  'parcel_code',
] as const;

/** The field of an order that a column of the file fills. */
export type OrderColumn = (typeof orderColumns)[number];

/** How well names that speak of `all`, and of nothing in `none`, fit a column: 1 to 100. */
interface Rule {
  column: OrderColumn;
  score: number;
  all: readonly Concept[];
  none?: readonly Concept[];
}

const notMoney = ['fee', 'type', 'number', 'reference'] as const;
const places = [
  'city',
  'governorate',
  'destination',
  'area',
  'address',
  'street',
  'location',
  'landmark',
] as const;
const notPerson = [
  ...places,
  'contents',
  'order',
  'shipment',
  'parcel',
  'amount',
  'merchant',
  'contact',
] as const;
const things = ['number', 'reference', 'amount', 'count', 'quantity', 'fee', 'merchant'] as const;

const rules: readonly Rule[] = [
  { column: 'name_customer', score: 95, all: ['name', 'receiver'], none: notPerson },
  {
    column: 'name_customer',
    score: 88,
    all: ['receiver'],
    none: [...notPerson, 'phone', 'whatsapp', 'number', 'reference', 'count', 'barcode', 'type'],
  },
  { column: 'name_customer', score: 60, all: ['name'], none: [...notPerson, 'phone'] },
  { column: 'phone_customer', score: 95, all: ['phone', 'receiver'] },
  { column: 'phone_customer', score: 85, all: ['phone'] },
  { column: 'phone_customer', score: 75, all: ['contact'], none: ['name'] },
  {
    column: 'phone_customer',
    score: 65,
    all: ['receiver', 'number'],
    none: ['name', 'order', 'reference', ...places],
  },
  { column: 'phone_customer', score: 40, all: ['whatsapp'] },
  { column: 'city_order', score: 92, all: ['city', 'receiver'], none: ['number'] },
  { column: 'city_order', score: 90, all: ['city'], none: ['number'] },
  { column: 'city_order', score: 80, all: ['governorate'], none: ['number'] },
  { column: 'city_order', score: 70, all: ['destination'], none: ['number'] },
  { column: 'city_order', score: 40, all: ['area'], none: ['number', 'address'] },
  { column: 'address_order', score: 95, all: ['address', 'detail'] },
  { column: 'address_order', score: 92, all: ['address', 'receiver'] },
  { column: 'address_order', score: 85, all: ['address'] },
  { column: 'address_order', score: 65, all: ['street'] },
  { column: 'address_order', score: 55, all: ['location'] },
  { column: 'address_order', score: 30, all: ['area'], none: ['number'] },
  { column: 'address_order', score: 20, all: ['landmark'] },
  // After the address, which an order cannot do without.
  { column: 'area_order', score: 25, all: ['area'], none: ['number', 'address', 'city'] },
  { column: 'total_price', score: 95, all: ['amount', 'collect'], none: notMoney },
  { column: 'total_price', score: 88, all: ['collect'], none: [...notMoney, 'payment', 'order'] },
  { column: 'total_price', score: 85, all: ['amount', 'inclusive'], none: notMoney },
  { column: 'total_price', score: 80, all: ['amount', 'total'], none: [...notMoney, 'contents'] },
  { column: 'total_price', score: 75, all: ['amount', 'order'], none: [...notMoney, 'delivery'] },
  { column: 'total_price', score: 70, all: ['amount'], none: [...notMoney, 'delivery', 'contents'] },
  { column: 'total_price', score: 40, all: ['amount', 'contents'], none: [...notMoney, 'delivery'] },
  { column: 'merchant_order_id', score: 95, all: ['order', 'number'], none: ['phone'] },
  { column: 'merchant_order_id', score: 90, all: ['order', 'reference'] },
  { column: 'merchant_order_id', score: 85, all: ['reference'], none: ['payment'] },
  { column: 'merchant_order_id', score: 60, all: ['invoice'], none: ['amount', 'contents'] },
  { column: 'merchant_order_id', score: 50, all: ['shipment', 'number'] },
  { column: 'merchant_order_id', score: 50, all: ['tracking'], none: ['amount'] },
  { column: 'merchant_order_id', score: 45, all: ['parcel', 'number'] },
  { column: 'merchant_id', score: 90, all: ['merchant', 'number'], none: ['order', 'phone'] },
  {
    column: 'merchant_id',
    score: 75,
    all: ['merchant'],
    none: ['order', 'phone', 'whatsapp', 'amount', ...places],
  },
  { column: 'name_order', score: 85, all: ['contents'], none: things },
  { column: 'name_order', score: 75, all: ['detail', 'order'], none: [...things, 'receiver'] },
  { column: 'name_order', score: 70, all: ['name', 'order'], none: [...things, 'receiver'] },
  { column: 'name_order', score: 70, all: ['detail', 'shipment'], none: things },
  { column: 'name_order', score: 60, all: ['type', 'shipment'] },
  { column: 'name_order', score: 60, all: ['type', 'parcel'] },
  { column: 'name_order', score: 40, all: ['order'], none: [...things, 'receiver'] },
  { column: 'name_order', score: 35, all: ['shipment'], none: [...things, 'receiver', ...places] },
  { column: 'pieces', score: 95, all: ['count', 'piece'] },
  { column: 'pieces', score: 92, all: ['count', 'parcel'] },
  { column: 'pieces', score: 85, all: ['piece'], none: ['number'] },
  { column: 'pieces', score: 50, all: ['quantity'], none: ['order'] },
  { column: 'parcel_code', score: 90, all: ['barcode'] },
  { column: 'parcel_code', score: 88, all: ['parcel', 'number'], none: ['count'] },
];

/** Names that speak of these things speak of nothing else. */
const closedTopics: readonly (readonly [Concept, readonly Rule[]])[] = [
  ['none', []],
  ['second', []],
  ['note', [{ column: 'note', score: 90, all: ['note'] }]],
  [
    'date',
    [
      { column: 'date_order_delivery_customer', score: 95, all: ['date', 'delivery'] },
      { column: 'date_order_delivery_customer', score: 80, all: ['date', 'planned'], none: ['made'] },
      {
        column: 'date_order_delivery_customer',
        score: 60,
        all: ['date'],
        none: ['made', 'payment', 'collect'],
      },
    ],
  ],
  [
    'payment',
    [
      { column: 'type_payment', score: 95, all: ['type', 'payment'] },
      { column: 'type_payment', score: 75, all: ['payment'], none: ['number', 'reference', 'amount'] },
    ],
  ],
  [
    'sender',
    [
      {
        column: 'merchant_id',
        score: 50,
        all: ['sender'],
        none: ['phone', 'whatsapp', 'number', 'contact', ...places],
      },
    ],
  ],
];

function fits({ all, none = [] }: Rule, concepts: ReadonlySet<Concept>): boolean {
  return all.every((concept) => concepts.has(concept)) && !none.some((concept) => concepts.has(concept));
}

/** Returns the fields that a column's name may mean, with a score each; undefined for an unknown name. */
export function columnScores(header: string): ReadonlyMap<OrderColumn, number> | undefined {
  const concepts = conceptsOf(header);
  if (concepts.size === 0 || (concepts.size === 1 && concepts.has('number'))) return undefined;
  const [, applied = rules] = closedTopics.find(([topic]) => concepts.has(topic)) ?? [];
  const scores = new Map<OrderColumn, number>();
  for (const rule of applied)
    if (fits(rule, concepts)) scores.set(rule.column, Math.max(rule.score, scores.get(rule.column) ?? 0));
  return scores;
}
