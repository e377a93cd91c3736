import { availableParallelism } from 'node:os';

/**
 * Jest's arguments of every run: one worker more than cores, since tests of processes wait for a good part of their time,
 * and the seed that repeats the random tests of an earlier run, if TEST_SEED holds one.
 *
 * @returns {string[]}
 */
export function jestArguments() {
  const { TEST_SEED: seed } = process.env;
  return [`--maxWorkers=${availableParallelism() + 1}`, ...(seed ? [`--seed=${seed}`] : [])];
}
