import { expect } from '@playwright/test';
import type { Engine, Point } from './engine.ts';
import { look, type Look, type LookOptions, type Name, type Step } from './look.ts';

const patience = 20_000;

/** Where a journey looks: the page, or a part of it. */
export class Part {
  protected readonly engine: Engine;
  private readonly steps: readonly Step[];
  private readonly prepare: () => Promise<void>;

  /** @param prepare Adds the queries to the page. */
  constructor(engine: Engine, prepare: () => Promise<void>, steps: readonly Step[] = []) {
    this.engine = engine;
    this.prepare = prepare;
    this.steps = steps;
  }

  private to(step: Step): Part {
    return new Part(this.engine, this.prepare, [...this.steps, step]);
  }

  role(role: string, name?: Name): Part {
    return this.to({ role, name });
  }
  button(name: Name): Part {
    return this.role('button', name);
  }
  field(label: Name): Part {
    return this.to({ label });
  }
  text(text: Name): Part {
    return this.to({ text });
  }
  /** The elements that contain a text. */
  with(holds: string): Part {
    return this.to({ holds });
  }
  /** One of several, from 0; -1 is the last. */
  at(at: number): Part {
    return this.to({ at });
  }

  private get title(): string {
    return JSON.stringify(this.steps);
  }

  async look(options: LookOptions = {}): Promise<Look> {
    const seen = await this.engine.run(look, this.steps, options);
    if (seen) return seen;
    await this.prepare();
    return this.look(options);
  }

  private see<Value>(read: (seen: Look) => Value, what: string) {
    return expect.poll(async () => read(await this.look()), {
      message: `${what} of ${this.title}`,
      timeout: patience,
      intervals: [50],
    });
  }

  async isShown(): Promise<void> {
    await this.see(({ count }) => count, 'number').toBeGreaterThan(0);
  }
  async isGone(): Promise<void> {
    await this.see(({ count }) => count, 'number').toBe(0);
  }
  async counts(count: number): Promise<void> {
    await this.see((seen) => seen.count, 'number').toBe(count);
  }
  async says(text: string): Promise<void> {
    await this.see((seen) => seen.text, 'text').toContain(text);
  }
  async holdsValue(value: string): Promise<void> {
    await this.see((seen) => seen.value, 'value').toBe(value);
  }

  /** The middle of the part, once it rests and a press reaches it. */
  async reach(): Promise<Point> {
    let before: Point | undefined;
    let obstacle: string | undefined;
    for (const end = Date.now() + patience; Date.now() < end;) {
      const seen = await this.look({ isReached: true });
      if (seen.point && seen.point.x === before?.x && seen.point.y === before.y) return seen.point;
      before = seen.point;
      ({ obstacle } = seen);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    throw new Error(`A press does not reach ${this.title}: ${obstacle}`);
  }

  async press(): Promise<void> {
    await this.engine.press(await this.reach());
  }

  async check(): Promise<void> {
    await this.press();
    await this.see(({ isChecked }) => isChecked, 'mark').toBe(true);
  }

  /** Replaces the value of a field by typing. */
  async fill(text: string): Promise<void> {
    await this.press();
    await this.engine.key('a', true);
    await this.engine.type(text);
    await this.holdsValue(text);
  }

  /** Sets a select or a date field. */
  async set(value: string): Promise<void> {
    await this.reach();
    await this.look({ value });
    await this.holdsValue(value);
  }

  /** Chooses a row in a combobox by what is typed into it. */
  async choose(typed: string): Promise<void> {
    await this.press();
    await this.engine.key('a', true);
    await this.engine.type(typed);
    await this.see(({ isExpanded }) => isExpanded, 'list').toBe(true);
    await this.engine.key('Enter');
    await this.see(({ isExpanded }) => isExpanded, 'list').toBe(false);
  }
}
