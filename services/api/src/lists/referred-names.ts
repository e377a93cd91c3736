import type { Entity, Field } from '@tawseel/api-client/schemas';

/** Columns that name the rows of tables. */
const names: Readonly<Record<string, { id: string; name: string }>> = {
  drivers: { id: 'driver_id', name: 'name_driver' },
  merchants: { id: 'merchant_id', name: 'full_name' },
};

interface ReferredName {
  /** The name as a page's statement selects it. */
  selected: string;
  /** Joins the row that has the name to the row `t`. */
  join: string;
}

interface Listed {
  columns: Readonly<Record<string, unknown>>;
  entity: Entity;
}

/** The names of rows that a list's columns refer to, also of deleted ones, by column. */
export function referredNames({ columns, entity }: Listed): ReadonlyMap<string, ReferredName> {
  const found = new Map<string, ReferredName>();
  for (const by of Object.keys(columns)) {
    const { nameAs, references = '' }: Partial<Field> = entity.fields[by] ?? {};
    const named = names[references];
    if (!nameAs || !named) continue;
    found.set(by, {
      selected: `"${nameAs}"."${named.name}" as "${nameAs}"`,
      join: `left join "listed_${references}" "${nameAs}"
        on "${nameAs}".company_id = t.company_id and "${nameAs}"."${named.id}" = t."${by}"`,
    });
  }
  return found;
}
