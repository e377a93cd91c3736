import type { Target } from '../api/load.ts';
import { signInAs } from './sign-in-as.ts';

/** An address of a network of its own: each attempt is another stranger. */
function addressOf(attempt: number) {
  return `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`;
}

/** Sends wrong passwords at a rate per second until it is stopped, whether or not they are answered. */
export function startFlood(target: Target, rate: number) {
  const start = performance.now();
  const answers: Record<string, number> = {};
  const open = new Set<Promise<void>>();
  let sent = 0;
  const wrong = { ...target, body: { ...Object(target.body), password_company: 'wrong password' } };
  const count = (answer: string) => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; sent < due; sent += 1) {
      const attempt = signInAs(wrong, { address: addressOf(sent) }).then(
        ({ status }) => count(String(status)),
        () => count('no response'),
      );
      open.add(attempt);
      void attempt.finally(() => open.delete(attempt));
    }
  }, 5);
  return {
    /** Resolves to the number of responses by status. */
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return answers;
    },
  };
}
