import Sequencer from '@jest/test-sequencer';

/** @typedef {Parameters<Sequencer['sort']>[0]} Tests */

/** Runs the suites of processes first: they are the longest, and the last one would run alone. */
export default class ProcessesFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   * @returns {Promise<Tests>}
   */
  async sort(tests) {
    const isLong = (/** @type {Tests[number]} */ { context }) =>
      context.config.displayName?.name === 'processes';
    const ordered = await super.sort.call(this, tests);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}
