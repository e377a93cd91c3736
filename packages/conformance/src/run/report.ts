/** The outcome of one check of a call. */
export interface Outcome {
  /** Method and path, as the contract writes them. */
  call: string;
  /** The behaviour that was checked. */
  behaviour: string;
  result: 'holds' | 'fails' | 'skipped';
  /** Why it fails or was skipped. */
  reason?: string;
}

/** A behaviour of a server that differs from the contract. */
export class Deviation extends Error {}

/** Collects outcomes; a check that throws fails, and the next one runs. */
export class Report {
  readonly outcomes: Outcome[] = [];

  async check(call: string, behaviour: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.outcomes.push({ call, behaviour, result: 'holds' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.outcomes.push({ call, behaviour, result: 'fails', reason });
    }
  }

  skip(call: string, behaviour: string, reason: string): void {
    this.outcomes.push({ call, behaviour, result: 'skipped', reason });
  }
}
