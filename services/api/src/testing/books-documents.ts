import * as fc from 'fast-check';
import { command, jd, pick, type Command } from './books-command.ts';

/** All of the driver's cash is handed over; what the count lacks or has over is posted. */
const handOver = (counted: number, share: number) =>
  command(
    `hand over ${counted} ${share}`,
    (ledger) => ledger.of('driver_cash') > 0,
    async (ledger, client) => {
      const cash = ledger.of('driver_cash');
      const kept = Math.floor(Math.max(-ledger.of('driver_commission'), 0) * share);
      const difference = counted + kept - cash;
      const driver_id = `D-${ledger.n}`;
      const status = await client.send('POST', '/DC/PostHandover', {
        driver_id,
        orders: 'all',
        expected: jd(cash),
        held: jd(cash),
        counted: jd(counted),
        commission_kept: jd(kept),
      });
      const lines = {
        driver_commission: kept,
        driver_cash: -cash,
        driver_shortage: Math.max(-difference, 0),
        cash_box: counted,
        cash_differences: Math.min(-difference, 0),
      };
      ledger.post(lines);
      const [latest] = await client.rows('/DC/DisplayHandovers', { filter: { driver_id }, limit: 1 });
      ledger.handovers.set(Number(latest?.handover_id), lines);
      return status;
    },
  );

const reverseHandover = (at: number) =>
  command(
    `reverse handover ${at}`,
    (ledger) => ledger.handovers.size > 0,
    async (ledger, client) => {
      const [handover_id, lines] = pick([...ledger.handovers], at) ?? [0, {}];
      ledger.handovers.delete(handover_id);
      ledger.post(lines, -1);
      return client.send('POST', '/DC/ReverseHandover', {
        handover_id,
        reason: 'x',
        confirm: 'overdrawn',
      });
    },
  );

const postShortage = (share: number, isRepaid: boolean) =>
  command(
    `shortage ${share} ${isRepaid}`,
    (ledger) => ledger.of('driver_shortage') > 0,
    async (ledger, client) => {
      const amount = Math.ceil(ledger.of('driver_shortage') * share) || 1;
      ledger.post({ driver_shortage: -amount, [isRepaid ? 'cash_box' : 'cash_differences']: amount });
      return client.send('POST', '/DC/PostShortage', {
        driver_id: `D-${ledger.n}`,
        amount: jd(amount),
        as: isRepaid ? 'repaid' : 'written_off',
        reason: 'x',
      });
    },
  );

/** All that the merchant is owed is drafted, approved and paid. */
const payMerchant = (isCash: boolean, fee: number) =>
  command(
    `pay merchant ${isCash} ${fee}`,
    (ledger) => ledger.of('merchant_payable') < 0,
    async (ledger, client) => {
      const merchant_id = `M-${ledger.n}`;
      const total = -ledger.of('merchant_payable');
      const drafted = await client.send('POST', '/DC/DraftPayouts', { merchants: [merchant_id] });
      const [draft] = await client.rows('/DC/DisplayPayouts', { filter: { merchant_id }, limit: 1 });
      const payout_id = Number(draft?.payout_id);
      const seen = { payout_id, expected_total: jd(total) };
      const way = isCash ? { method: 'Cash', account: '' } : { method: 'CliQ', account: 'SHOP' };
      const approved = await client.send('POST', '/DC/ApprovePayout', {
        ...seen,
        ...way,
        ...(!isCash && { max_fee: jd(fee) }),
      });
      const paid = await client.send('POST', '/DC/PayPayout', {
        ...seen,
        ...way,
        ...(isCash ? { confirm: 'overdrawn' } : { reference: 'R', bank_fee: jd(fee) }),
      });
      const bankFee = isCash ? 0 : fee;
      const lines = {
        merchant_payable: total,
        [isCash ? 'cash_box' : 'bank']: -total - bankFee,
        bank_fees: bankFee,
      };
      ledger.post(lines);
      const orders = [...ledger.ended].flatMap(([order, posted]) =>
        posted.merchant_payable && !ledger.isPaidOut(order) ? [order] : [],
      );
      ledger.payouts.set(payout_id, { lines, orders: new Set(orders) });
      return Math.max(drafted, approved, paid);
    },
  );

const cancelPayout = (at: number) =>
  command(
    `cancel payout ${at}`,
    (ledger) => ledger.payouts.size > 0,
    async (ledger, client) => {
      const [payout_id, payout] = pick([...ledger.payouts], at) ?? [];
      if (payout_id === undefined || !payout) return 200;
      ledger.payouts.delete(payout_id);
      ledger.post(payout.lines, -1);
      return client.send('POST', '/DC/CancelPayout', { payout_id, reason: 'x' });
    },
  );

const at = fc.nat(1000);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const fils = fc.integer({ min: 1, max: 250_000 });

/** A random handover, shortage or payout, or its reversal. */
export const documentCommand: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: fc.tuple(fils, share).map((values) => handOver(...values)), weight: 2 },
  at.map(reverseHandover),
  fc.tuple(share, fc.boolean()).map((values) => postShortage(...values)),
  { arbitrary: fc.tuple(fc.boolean(), fils).map((values) => payMerchant(...values)), weight: 2 },
  at.map(cancelPayout),
);
