/** The fields that an update changes: those that it names as changed, or all of them if it names none. */
export function changesOf<Fields extends object>(
  fields: Fields,
  changed: readonly string[] | undefined,
): Partial<Fields> {
  const changes: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields)) {
    if (changed?.includes(name) === false) Reflect.deleteProperty(changes, name);
  }
  return changes;
}
