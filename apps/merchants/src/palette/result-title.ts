/** Title of a result of the palette: its parts, each isolated from the direction of the others. */
export function resultTitle(...parts: (string | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `\u2068${part}\u2069`)
    .join(' · ');
}
