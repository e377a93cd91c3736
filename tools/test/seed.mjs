/** Jest's arguments that repeat the random tests of an earlier run, whose seed TEST_SEED holds. @returns {string[]} */
export function seedArguments() {
  const { TEST_SEED: seed } = process.env;
  return seed ? [`--seed=${seed}`] : [];
}
