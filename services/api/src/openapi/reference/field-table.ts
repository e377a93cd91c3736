import { resolve, type OpenApiDocument, type Schema } from '../document.ts';
import { markup, prose, type Markup, type Part } from './markup.ts';
import { typeText } from './type-text.ts';

interface FieldRow {
  path: string;
  schema: Schema;
  isRequired: boolean;
}

/** The object that a schema describes: itself, the items of a list, or the one alternative that is an object. */
function objectOf(document: OpenApiDocument, schema: Schema): { object: Schema; suffix: string } | undefined {
  const whole = resolve(document, schema);
  if (whole.properties) return { object: whole, suffix: '' };
  if (!whole.items) return undefined;
  const inner = objectOf(document, whole.items);
  return inner && { object: inner.object, suffix: `[]${inner.suffix}` };
}

function rowsOf(document: OpenApiDocument, schema: Schema, prefix = ''): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const inner = objectOf(document, property);
    return [
      { path, schema: property, isRequired: required.includes(name) },
      ...(inner ? rowsOf(document, inner.object, `${path}${inner.suffix}.`) : []),
    ];
  });
}

function simple(schema: Schema): Schema {
  const { properties: _, items, ...rest } = schema;
  return { ...rest, ...(items && { items: simple(items) }) };
}

/** An example that says more than the listed values and the description. */
function exampleText({ examples = [], enum: values, description }: Schema): Part {
  const [example] = examples;
  const isText = typeof example === 'string' && example !== '' && !description?.startsWith(example);
  return (isText || typeof example === 'number') && !values
    ? markup` <span class="example">e.g. <code>${String(example)}</code></span>`
    : undefined;
}

/** A table of the fields of a body or a response, with those of the objects within it. */
export function fieldTable(
  document: OpenApiDocument,
  schema: Schema,
  caption: string,
  absent: 'optional' | 'may be absent',
): Markup {
  const rows = rowsOf(document, resolve(document, schema)).map(
    ({ path, schema: field, isRequired }) => markup`<tr>
<th scope="row"><code>${path}</code>${isRequired ? undefined : markup` <small>${absent}</small>`}</th>
<td>${typeText(simple(field))}</td>
<td>${prose(field.description ?? '')}${exampleText(field)}</td>
</tr>`,
  );
  return markup`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}
