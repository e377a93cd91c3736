/** Names of the values that differ from the form's initial values; an empty text equals a missing value. */
export function changedFields(values: object, start: object): string[] {
  const before = new Map<string, unknown>(Object.entries(start));
  return Object.entries(values)
    .filter(([name, value]) => (value ?? '') !== (before.get(name) ?? ''))
    .map(([name]) => name);
}
