/**
 * Whether a version satisfies a caret range: `19.3.1` satisfies `^19.0.0`. Below 1.0.0 every minor version may break,
 * so the minor must be equal too.
 */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(range.slice(1));
  if (major !== wantedMajor) return false;
  if (minor !== wantedMinor) return major > 0 && minor > wantedMinor;
  return patch >= wantedPatch;
}

function numbersOf(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number);
}
