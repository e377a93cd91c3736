/**
 * The pages that other features and the shell link to, by name, with the filter columns of their lists: a value or a
 * range of days. A page's name is its path without the slash.
 */
export const pageFilters = {
  'total-profits': {},
  'profits-list': { merchant_id: 'value', profit_date: 'days' },
  cash: {},
  journal: { account: 'value', holder_id: 'value', reference: 'value', merchant_id: 'value' },
  expenses: { date_expense: 'days', deleted: 'value' },
  PaymentCardsMonth: {},
  merchants: { status: 'value', city: 'value', deleted: 'value' },
  orders: {
    status: 'value',
    merchant_id: 'value',
    driver_id: 'value',
    city_order: 'value',
    type_payment: 'value',
    attention: 'value',
    stage: 'value',
    date_order_start: 'days',
    date_order_delivery_customer: 'days',
    date_order_delivery_customer_end: 'days',
  },
  MoneyMerchants: {},
  payouts: { merchant_id: 'value', status: 'value' },
  'payouts-due': { merchant_id: 'value', state: 'value' },
  'payment-types': { collector: 'value' },
  drivers: { status: 'value', city_driver: 'value', deleted: 'value' },
  MoneyDrivers: {},
  handovers: {},
  cars: { deleted: 'value' },
  cities: { deleted: 'value' },
  'car-services': { deleted: 'value' },
  'deleted-records-orders': {},
  'contract-list': {},
  desk: { stage: 'value' },
  runs: { driver_id: 'value', state: 'value', day: 'days' },
  returns: {},
  activity: { entity: 'value', entity_key: 'value' },
} as const;

type Pages = typeof pageFilters;

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** A page that can be linked to. */
export type PageName = keyof Pages;

/** The filters of a page's list: only its columns, each with the values it takes. */
export type FiltersOf<Name extends PageName> = {
  [Column in keyof Pages[Name]]?: Pages[Name][Column] extends 'days' ? Days : string;
};
