/** A column of a table, as a line of expected-schema.json describes it. */
export interface TableColumn {
  type: string;
  isNullable: boolean;
  /** The SQL of a generated column, such as `search_text`. */
  generated: string | undefined;
}

/** The columns that the lines of expected-schema.json give a table; empty if the file has no such table. */
export function columnsOf(lines: readonly string[], table: string): Map<string, TableColumn> {
  const prefix = `column ${table}.`;
  const columns = lines.filter((line) => line.startsWith(prefix));
  return new Map(
    columns.map((line) => {
      const [name = '', ...rest] = line.slice(prefix.length).split(' ');
      const definition = rest.join(' ');
      const [type = ''] = definition.split(/ (?:not null|identity|default|generated)\b/);
      return [
        name,
        {
          type,
          isNullable: !definition.includes(' not null'),
          generated: / generated (.*)$/.exec(definition)?.[1],
        },
      ];
    }),
  );
}

/** Whether a line begins with the text. */
export function hasLine(lines: readonly string[], start: string): boolean {
  return lines.some((line) => line.startsWith(start));
}
