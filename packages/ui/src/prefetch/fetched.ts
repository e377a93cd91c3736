import { inputPause } from './input-pause.ts';

/** Code that loads when it is first needed. */
export interface Fetched<Code> {
  /** Loads the code once; after a failure the next call loads again. */
  load: () => Promise<Code>;
  /** The code, if it is loaded. */
  current: () => Code | undefined;
}

const waiting = new Set<() => Promise<unknown>>();

/** Declares code that loads on demand, at module level. {@link prefetch} loads it ahead of its use. */
export function fetched<Code>(fetchCode: () => Promise<Code>): Fetched<Code> {
  let code: Code | undefined;
  let request: Promise<Code> | undefined;
  async function fetchOnce() {
    try {
      code = await fetchCode();
      waiting.delete(load);
      return code;
    } catch (error) {
      request = undefined;
      throw error;
    }
  }
  const load = () => (request ??= fetchOnce());
  waiting.add(load);
  return { load, current: () => code };
}

/**
 * Loads all declared code, one after the other and while nobody types or presses.
 * Failures are ignored: the component that needs the code loads it again and reports the failure.
 */
export async function prefetch(): Promise<void> {
  for (const load of waiting) {
    await inputPause();
    await load().catch(() => undefined);
  }
}
