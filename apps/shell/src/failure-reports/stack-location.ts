/** Origin of an error: the release of a feature or the shell, and the files of releases in its stack. */
export interface StackLocation {
  feature: string;
  version: string;
  at: string[];
}

const address = /(?<scheme>[a-z][\w+.-]*):\/\/[^\s()]+/g;
const releaseFile = /\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\/([\w.-]+:\d+:\d+)$/;
const longestPlace = 80;

/**
 * Attributes a stack to its innermost feature, since shared code that a feature calls is the shell's; otherwise to
 * the shell. Undefined if the failed code belongs to no release, such as a browser extension.
 *
 * @param stack Text of a stack, or the address of a file with line and column.
 */
export function locationOf(stack: string): StackLocation | undefined {
  const addresses = [...stack.matchAll(address)];
  if (addresses.some(({ groups }) => groups?.['scheme']?.endsWith('-extension'))) return undefined;
  const files = addresses.map(([text]) => releaseFile.exec(text));
  // The innermost frame is the one that failed.
  if (!files[0]) return undefined;
  const locations = files.flatMap((file) => {
    const [, feature = '', version = '', name = ''] = file ?? [];
    return file ? { feature, version, place: `${feature}/${name}` } : [];
  });
  const source = locations.find(({ feature }) => feature !== 'shell') ?? locations[0];
  if (!source) return undefined;
  const places = locations.map(({ place }) => place).filter((place) => place.length <= longestPlace);
  return { feature: source.feature, version: source.version, at: places.slice(0, 5) };
}

/** Only the frames of a stack: its message may hold anything, including addresses. */
export function framesOf({ stack = '', message }: { stack?: string; message: string }): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

/** Kind of an error as reports may have it. */
export function errorName(name: string): string {
  return name.replaceAll(/\W/g, '').slice(0, 40) || 'Error';
}
