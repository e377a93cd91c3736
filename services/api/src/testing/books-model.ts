import { accountsByType, type BookAccount } from '@tawseel/api-client/schemas';

type Method = 'POST' | 'PUT' | 'DELETE';

/** A client of the API: sends a change until it is acknowledged, each time under the same key; returns the status. */
export interface BooksClient {
  send(method: Method, path: string, body?: object): Promise<number>;
  /** Rows of a list. */
  rows(path: string, body?: object): Promise<Record<string, unknown>[]>;
}

/** Changes of accounts in fils, debits positive. */
export type Lines = Partial<Record<BookAccount, number>>;

export const rates = { delivery: 2500, back: 1250, commission: 750, commissionReturn: 500 };
const collected = { Cash: 'driver_cash', CliQ: 'clearing', Prepaid: undefined } as const;

export type PaymentType = keyof typeof collected;

/** The reference: what one driver and merchant, and the company with them, have in each account, in fils. */
export class ReferenceLedger {
  readonly balances = new Map<string, number>();
  /** Lines of the orders that ended and are not reversed. */
  readonly ended = new Map<number, Lines>();
  /** Lines of the handovers that are not reversed, by number. */
  readonly handovers = new Map<number, Lines>();
  /** Lines of the payouts that are not cancelled, and the orders in them, by number. */
  readonly payouts = new Map<number, { lines: Lines; orders: Set<number> }>();
  readonly expenses = new Map<string, { id: number; amount: number; isDeleted: boolean }>();
  #made = 0;
  readonly n: number;

  constructor(n: number) {
    this.n = n;
  }

  /** A number that no order or expense of the client has. */
  next(): number {
    this.#made += 1;
    return this.#made;
  }

  of(account: BookAccount): number {
    return this.balances.get(account) ?? 0;
  }

  post(lines: Lines, sign = 1): void {
    for (const [account, amount] of Object.entries(lines))
      this.balances.set(account, (this.balances.get(account) ?? 0) + sign * amount);
  }

  end(order: number, type: PaymentType, isDelivered: boolean, price: number): void {
    const commission = isDelivered ? rates.commission : rates.commissionReturn;
    const fee = isDelivered ? rates.delivery : rates.back;
    const account = isDelivered ? collected[type] : undefined;
    const lines: Lines = {
      driver_commission: -commission,
      driver_total: commission,
      commissions: commission,
      [isDelivered ? 'delivery_fees' : 'return_fees']: -fee,
      merchant_payable: fee - (account ? price : 0),
      ...(account && { [account]: price }),
    };
    this.ended.set(order, lines);
    this.post(lines);
  }

  /** Whether a payout paid the merchant for the order. */
  isPaidOut(order: number): boolean {
    return [...this.payouts.values()].some(({ orders }) => orders.has(order));
  }

  spend(amount: number): void {
    this.post({ cash_box: -amount, operating_expenses: amount });
  }
}

const credits = new Set<string>([
  ...accountsByType.liability,
  ...accountsByType.income,
  ...accountsByType.equity,
]);

/** Compares every account of the company, as the API lists them, with the references of all clients. */
export function expectBalances(
  rows: readonly Record<string, unknown>[],
  ledgers: readonly ReferenceLedger[],
) {
  const shown = rows.map(({ account, holder_id: holder, balance }) => ({
    account,
    holder,
    fils: Math.round(Number(balance) * 1000),
  }));
  const referred = shown.map(({ account, holder }) => {
    const name = String(account);
    const own = ledgers.filter(({ n }) => holder === '' || holder === `D-${n}` || holder === `M-${n}`);
    const fils = own.reduce((sum, { balances }) => sum + (balances.get(name) ?? 0), 0);
    return { account, holder, fils: credits.has(name) ? 0 - fils : fils };
  });
  expect(shown).toEqual(referred);
}
