import type { OpenApiDocument, Operation, Schema } from '../document.ts';
import { exampleOf } from './example-of.ts';
import { fieldTable } from './field-table.ts';
import { markup, prose, type Markup, type Part } from './markup.ts';
import { typeText } from './type-text.ts';

/** A call of the document. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

type Content = Readonly<Record<string, { schema: Schema }>>;

/** Parts that every call shares are described once, in the guide. */
const guideOf: Readonly<Record<string, Markup>> = {
  '#/components/schemas/ListQuery': markup`<p>A <a href="#lists">list query</a>, or an empty body for the whole list.</p>`,
  '#/components/schemas/Done': markup`<p><code>success</code> and <code>message</code>, see <a href="#changes">Changes</a>.</p>`,
};

function idOf({ method, path }: Call): string {
  return `${method}${path.replace(/\W+/g, '-').replace(/-$/, '')}`;
}

/** JSON as an example shows it. */
export function exampleBlock(value: unknown): Markup {
  return markup`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

function contentPart(
  document: OpenApiDocument,
  title: string,
  content: Content | undefined,
  absent: 'optional' | 'may be absent',
): Part {
  return Object.entries(content ?? {}).map(([type, { schema }]) => {
    const heading = markup`<h4>${title}</h4>`;
    if (schema.$ref && guideOf[schema.$ref]) return markup`${heading}${guideOf[schema.$ref]}`;
    if (schema.format === 'binary') return markup`${heading}<p>A file or stream of <code>${type}</code>.</p>`;
    return markup`${heading}
${fieldTable(document, schema, `Fields of the ${title.toLowerCase()}`, absent)}
<details class="sample"><summary>Example</summary>${exampleBlock(exampleOf(document, schema))}</details>`;
  });
}

function parameterRows({ parameters }: Operation): Part {
  const inPath = parameters.filter((one) => one.in === 'path');
  if (inPath.length === 0) return undefined;
  return markup`<h4>Path</h4><dl>${inPath.map(
    ({ name, description, schema }) =>
      markup`<dt><code>${name}</code></dt><dd>${description ? prose(description) : typeText(schema)}</dd>`,
  )}</dl>`;
}

function notes({ security, parameters, ...operation }: Operation): Part {
  const permission = operation['x-permission'];
  const isPublic = security?.length === 0;
  const isOfDrivers = permission === 'driver';
  const lines = [
    isPublic ? markup`Needs no session.` : undefined,
    isOfDrivers ? markup`Needs the session of a driver.` : undefined,
    permission && !isPublic && !isOfDrivers
      ? markup`Needs the permission <code>${permission}</code>.`
      : undefined,
    parameters.some(({ name }) => name === 'Idempotency-Key')
      ? markup`Takes an <a href="#changes">Idempotency-Key</a>.`
      : undefined,
  ].filter((line) => line !== undefined);
  return lines.length > 0 ? markup`<p>${lines.map((line) => markup`${line} `)}</p>` : undefined;
}

/** A call, closed until it is opened, found by the browser's search or named by an address. */
export function callSection(document: OpenApiDocument, call: Call): Markup {
  const { method, path, operation } = call;
  const id = idOf(call);
  const success = operation.responses['200'];
  // The target is within the content: browsers open the details that contain it.
  return markup`<details class="call">
<summary><h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3><span>${operation.summary}</span></summary>
<div id="${id}" class="content">
<p><a href="#${id}">Link to this call</a></p>
${notes(operation)}
${parameterRows(operation)}
${contentPart(document, 'Request', operation.requestBody?.content, 'optional')}
${contentPart(document, 'Response', success?.content, 'may be absent')}
</div>
</details>`;
}
