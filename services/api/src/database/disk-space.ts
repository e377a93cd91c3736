import { statfsSync } from 'node:fs';
import { StartError } from './start-error.ts';

const megabyte = 1024 * 1024;

/** Free space for the end of running transactions and a checkpoint: four segments of the write-ahead log. */
const reserve = 64 * megabyte;

/** How long a measurement counts, in milliseconds. */
const countsFor = 1_000;

/** A size for an operator. */
export const sizeOf = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

/** Bytes that a process may still write to the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws StartError on a disk without the reserve: the start itself may write it full */
export function requireSpace(folder: string): void {
  const free = freeBytes(folder);
  if (free >= reserve) return;
  throw new StartError(
    `The disk of the data folder ${folder} has ${sizeOf(free)} free, and the embedded database needs ${sizeOf(reserve)}: free some space.`,
  );
}

/** Watches the space on the disk of the data folder; a change of it is reported. */
export class DiskSpace {
  readonly #folder: string;
  #isLow = false;
  #measuredAt = -countsFor;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether changes must wait until there is more. */
  isLow(): boolean {
    if (performance.now() - this.#measuredAt < countsFor) return this.#isLow;
    this.#measuredAt = performance.now();
    const free = freeBytes(this.#folder);
    if (free < reserve !== this.#isLow) this.#report(free);
    this.#isLow = free < reserve;
    return this.#isLow;
  }

  #report(free: number) {
    const what = `The disk of the data folder ${this.#folder} has ${sizeOf(free)} free`;
    process.stderr.write(
      this.#isLow
        ? `${what}: changes are accepted again.\n`
        : `${what}, less than ${sizeOf(reserve)}: changes are refused until there is more.\n`,
    );
  }
}
