import type { Gap } from './schema-gaps.ts';

const parts = [
  'auditRows',
  'countRows',
  'indexSearch',
  'isolateTenants',
  'listRows',
  'refreshListedView',
  'replaceSearch',
  'searchColumn',
];

/** The text of a migration that removes the differences. */
export function migrationFile(gaps: readonly Gap[]): string {
  const lines = gaps.flatMap((gap) => gap.lines);
  const body = lines.map((line) => `  ${line}`).join('\n');
  const used = parts.filter((part) => new RegExp(`\\b${part}\\(`).test(body));
  const kysely = body.includes('sql`') ? 'sql, type QueryExecutorProvider' : 'type QueryExecutorProvider';
  return `import { ${kysely} } from 'kysely';
${used.length > 0 ? `import { ${used.join(', ')} } from './table-parts.ts';\n` : ''}
export async function up(db: QueryExecutorProvider): Promise<void> {
${body}
}
`;
}

/**
 * The text of the migrations' index with one more at its end.
 *
 * @throws Error of one sentence when another migration has the title.
 */
export function withMigration(index: string, name: string): string {
  const title = name.replace(/^\d+-/, '');
  const [, taken] = new RegExp(`'(\\d+-${title})':`).exec(index) ?? [];
  if (taken)
    throw new Error(
      `There is a migration ${taken} already: choose another title. To write it anew before its first release, delete its file, undo the changes of migrations/index.ts and schema/expected-schema.json, and repeat the command.`,
    );
  const variable = title.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return index
    .replace(
      '\n\n/** In the order',
      `\nimport { up as ${variable} } from './${name}.ts';\n\n/** In the order`,
    )
    .replace(/\n\};\n$/, `\n  '${name}': ${variable},\n};\n`);
}
