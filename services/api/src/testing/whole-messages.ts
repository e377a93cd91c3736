import { Transform } from 'node:stream';

const typeLength = 1;
const sizeLength = 4;

/** Passes on only whole messages of PostgreSQL's protocol. The first message of a connection has no type. */
export class WholeMessages extends Transform {
  #received = Buffer.alloc(0);
  #isStarted = false;

  override _transform(part: Buffer, _encoding: string, done: () => void): void {
    this.#received = Buffer.concat([this.#received, part]);
    let whole = 0;
    for (let end = this.#endAfter(whole); end <= this.#received.length; end = this.#endAfter(whole)) {
      whole = end;
      this.#isStarted = true;
    }
    if (whole > 0) this.push(this.#received.subarray(0, whole));
    this.#received = this.#received.subarray(whole);
    done();
  }

  /** The end of the message that begins at `start`, as far as it is known. */
  #endAfter(start: number): number {
    const size = start + (this.#isStarted ? typeLength : 0);
    const isKnown = size + sizeLength <= this.#received.length;
    return isKnown ? size + this.#received.readInt32BE(size) : Number.POSITIVE_INFINITY;
  }
}
