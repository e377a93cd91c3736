/** Tests that read sources as files: their imports do not show which ones. */
const readers = /\/(words|calls|feature-contract|modules)\.test\.ts$/;

/** Sources whose dependents Jest finds by their imports: all but its own configuration. */
const imported =
  /^(?!packages\/federation\/src\/jest\/)(apps|packages|services)\/[^/]+\/src\/.*\.(ts|tsx|json)$/;

/** Files that no unit test reads; lint, format, types and the journeys check them. */
const untested = /^(\.changeset|e2e|docs|deploy)\/|^[^/]+\.md$/;

/**
 * Arguments that make Jest run the tests that changed files can affect; none, which means all tests, if a file is not
 * known to affect some only.
 *
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} tests paths of all tests
 * @returns {string[]}
 */
export function affectedTests(changed, tests) {
  if (changed.some((file) => !imported.test(file) && !untested.test(file))) return [];
  return [
    '--findRelatedTests',
    ...changed.filter((file) => imported.test(file)),
    ...tests.filter((file) => readers.test(file)),
  ];
}
