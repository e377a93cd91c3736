import { hash, verify } from '@node-rs/argon2';
import { Fault } from '../answers/fault.ts';

/** OWASP's first choice for argon2id (19 MiB, two passes), which is also the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 3;
const mayWait = 60;

/** Hashes and checks passwords, a few at once: each takes 19 MiB and a core for some 30 ms. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False, after the same work, where there is no hash to compare with. */
  matches(password: string, hashed: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  let standIn: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Fault('too_many', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, hashed) {
      standIn ??= hash('nobody has this password', cost);
      const against = hashed ?? (await standIn);
      const isSame = await inTurn(() => verify(against, password));
      return isSame && hashed !== undefined;
    },
  };
}
