import { randomUUID } from 'node:crypto';
import { keyOf } from '../dispatch/testing.ts';
import type { Answers, DeskState } from '../dispatch/desk-events.ts';
import { eventOf, type Phone } from './report-testing.ts';

const kinds = ['delivered', 'delivered', 'failed', 'loaded', 'loaded', 'collected', 'sorted', 'undone'];
const reasons = ['no-answer', 'refused', 'wrong-address'];
const day = 24 * 60 * 60 * 1000;

/** A driver's phone that reports random things in batches, and sends some of them again. */
export class PhoneCaller {
  readonly #random: () => number;
  readonly #phone: Phone;
  readonly #state: DeskState;
  readonly #answers: Answers;
  #sent: ReturnType<typeof eventOf>[] = [];

  constructor(phone: Phone, state: DeskState, answers: Answers, random: () => number) {
    this.#phone = phone;
    this.#state = state;
    this.#answers = answers;
    this.#random = random;
  }

  /** Sends a batch of reports, and counts what was said. Returns how many they were. */
  async act(): Promise<number> {
    const events = Array.from({ length: 1 + Math.floor(this.#random() * 5) }, () => this.#event());
    const again = this.#sent.filter(() => this.#random() < 0.2);
    const batch = [...events, ...again].slice(0, 50);
    const outcomes = await this.#phone.send(...batch);
    if (outcomes.length !== batch.length) throw new Error('A report has no outcome.');
    this.#sent = [...this.#sent, ...events].slice(-10);
    for (const [at, { kind }] of batch.entries()) {
      const said = this.#answers.get(`phone ${kind}`) ?? new Map<string, number>();
      this.#answers.set(`phone ${kind}`, said);
      const word = outcomes[at]?.flag ?? 'done';
      said.set(word, (said.get(word) ?? 0) + 1);
    }
    return batch.length;
  }

  #of<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  #event() {
    const n = Math.max(1, this.#state.orders - Math.floor(this.#random() * 20));
    const kind = this.#of(kinds) ?? 'delivered';
    const at = new Date(Date.now() + (this.#random() - 0.5) * day).toISOString();
    if (kind === 'sorted') return eventOf(kind, undefined, { at, orders: [keyOf(n), keyOf(n - 3)] });
    if (kind === 'undone')
      return eventOf(kind, undefined, { at, undoes: this.#of(this.#sent)?.event_id ?? randomUUID() });
    return eventOf(kind, n, {
      at,
      reason_id: this.#of(reasons),
      ...(kind === 'delivered' && this.#random() < 0.2 && { amount_taken: Math.floor(this.#random() * 30) }),
    });
  }
}
