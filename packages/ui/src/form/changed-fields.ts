/** Names of the values that are no longer those a form started from; an empty text is the same as none. */
export function changedFields(values: object, start: object): string[] {
  const before = new Map<string, unknown>(Object.entries(start));
  return Object.entries(values)
    .filter(([name, value]) => (value ?? '') !== (before.get(name) ?? ''))
    .map(([name]) => name);
}
