import { hash, verify } from '@node-rs/argon2';
import { createFairQueue, type Turn } from './fair-queue.ts';

/** OWASP's first choice for argon2id (19 MiB, two passes), which is also the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a core for about 30 ms. */
const limits = { atOnce: 3, strangersAtOnce: 2, mayWait: 60 };

/** All signed-in people: one party among the known browsers. */
const signedIn: Turn = { lane: 'known', party: '' };

/** The hash of a password: keyboards compose letters with accents or marks in different ways. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** Whether a password matches a hash. False, after the same work, if there is no hash. */
export type Matches = (password: string, hashed: string | undefined) => Promise<boolean>;

/** Hashes and compares passwords, a few at a time, in turn. */
export interface Passwords {
  /** Hashes a password that a signed-in person sets, or anybody else in their own turn. */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Runs a sign-in when its turn comes; it may compare passwords. Its database statements are within its turn too, so
   * that a flood of sign-ins holds no more connections than there are turns.
   */
  inTurn<T>(turn: Turn, signIn: (matches: Matches) => Promise<T>): Promise<T>;
}

export function createPasswords(): Passwords {
  const queue = createFairQueue(limits);
  let standIn: Promise<string> | undefined;

  async function matches(password: string, hashed: string | undefined) {
    standIn ??= hash('nobody has this password', cost);
    const compared = hashed ?? (await standIn);
    const isSame = await verify(compared, password.normalize('NFC'));
    return isSame && hashed !== undefined;
  }

  return {
    hash: (password, turn = signedIn) => queue.run(turn, () => hashPassword(password)),
    inTurn: (turn, signIn) => queue.run(turn, () => signIn(matches)),
  };
}
