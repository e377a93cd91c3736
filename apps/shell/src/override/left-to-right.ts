/** Isolates a name or an address, so that it reads from left to right within an Arabic sentence. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
