/** Rows as text, with each column as wide as its longest cell. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time such as 2026-01-31 08:00, in the time zone of this machine. */
export function minuteOf(time: string): string {
  const local = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day} ${two(local.getHours())}:${two(local.getMinutes())}`;
}
