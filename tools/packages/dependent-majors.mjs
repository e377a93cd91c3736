/**
 * @typedef {object} NextVersion
 * @property {string} name
 * @property {readonly string[]} dependencies names of what it installs
 * @property {boolean} isMajor whether its next version is a new major one
 */

/**
 * A sentence for each package that needs a new major version because a dependency gets one. An update of the package alone would
 * bring two versions of the dependency, and the shell shares one.
 *
 * @param {readonly NextVersion[]} packages
 */
export function missingMajors(packages) {
  const majors = packages.filter(({ isMajor }) => isMajor).map(({ name }) => name);
  return packages
    .filter(({ isMajor }) => !isMajor)
    .flatMap(({ name, dependencies }) => {
      const changed = majors.filter((major) => dependencies.includes(major));
      return changed.length === 0
        ? []
        : [
            `${name} needs a new major version, because of that of ${changed.join(' and ')}: npm run changeset.`,
          ];
    });
}
