import type { OpenApiDocument } from '../document.ts';
import { exampleBlock } from './call-section.ts';
import { fieldTable } from './field-table.ts';
import { markup, prose, type Markup } from './markup.ts';

/** A chapter about what all calls have in common. */
export interface Chapter {
  id: string;
  title: string;
  content(document: OpenApiDocument): Markup;
}

function shared({ components }: OpenApiDocument, name: string) {
  return components.schemas[name] ?? {};
}

function errorTable({ components }: OpenApiDocument): Markup {
  const rows = Object.entries(components['x-errors']).map(
    ([code, { status, description }]) =>
      markup`<tr><th scope="row"><code>${code}</code></th><td>HTTP ${status}</td><td>${prose(description)}</td></tr>`,
  );
  return markup`<table>
<caption>Codes of failed responses</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

const failureExample = {
  success: false,
  code: 'invalid',
  message: 'Some values are not valid. Check the highlighted fields.',
  fields: { phone_driver: 'Enter 9 to 15 digits.' },
  requestId: '1b0c7a52-6d0e-4b55-9b0e-0d6a3c1f2e11',
};

export const guide: readonly Chapter[] = [
  {
    id: 'requests',
    title: 'Requests',
    content: () => markup`
<p>Paths are relative to the address of this page: a page at <code>/api/docs</code> describes <code>/api/LoginDC</code>.
Bodies are JSON in UTF-8, with <code>Content-Type: application/json</code>, of at most 64 KiB unless a call carries a file or many
keys. An empty body may have any type. Numbers of a form may be sent as text.</p>
<dl>
<dt>Amounts</dt><dd>JD (Jordanian dinars) as JSON numbers with up to three decimals. More decimals are refused.</dd>
<dt>Days</dt><dd><code>2026-11-22</code>. Days, weeks (from Saturday) and months are those of Amman.</dd>
<dt>Times</dt><dd>ISO 8601 with the offset of Amman: <code>2026-11-22T09:30:00+03:00</code>.</dd>
<dt>Language</dt><dd><code>Accept-Language: en</code> or <code>ar</code> chooses the language of <code>message</code>.</dd>
<dt>Request id</dt><dd>Every response has <code>X-Request-Id</code>, which finds the request in the server's log.</dd>
</dl>`,
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    content: () => markup`
<p>Sign in with the company and its password. The response has a token and the capabilities of the server. Every other call
carries the token. The company is always that of the session, whatever a body says; a path that names another company is 404.</p>
<pre tabindex="0"><code>curl https://example.com/api/LoginDC \\
  -H 'Content-Type: application/json' \\
  -d '{"company_id":"1001","password_company":"demo-1001"}'

curl -X POST https://example.com/api/DC/DisplayDrivers \\
  -H 'Authorization: Bearer TOKEN'</code></pre>
<p>A token is valid for 24 hours, a session for at most 14 days. Call <code>CheckToken</code> once in 20 hours: it returns a
fresh token if the old one would not last, and the old one ends a minute later. <code>Logout</code> ends the session. Sign in
again after 401 or 403.</p>`,
  },
  {
    id: 'lists',
    title: 'Lists and pages',
    content: (document) => markup`
<p>A list with an empty body is returned whole, as a stream. With any of the fields below, the response is one page with
<code>next</code> and <code>total</code>. Send <code>next</code> as <code>cursor</code>, with the same other fields, until it is
null. Pages take the same time however long the list is, and rows that are added while you read do not move others to another
page.</p>
${fieldTable(document, shared(document, 'ListQuery'), 'Fields of a list query', 'optional')}
${exampleBlock({ limit: 50, sort: '-date_order_start', search: 'amman', filter: { status: ['Pending', 'Accepted'], date_order_start: { from: '2026-11-01', to: '2026-11-30' } } })}`,
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (document) => markup`
<p>A change is one transaction. Its response has the fields below. Send <code>Idempotency-Key</code>, 1 to 200 printable ASCII
characters, with a value of your own for each change, for instance a UUID. If the connection is lost, send the same request with the
same key: it returns the first response and changes nothing again. A key is kept for two days; with another request it is refused as
<code>invalid</code>.</p>
${fieldTable(document, shared(document, 'Done'), 'Fields of the response to a change', 'may be absent')}`,
  },
  {
    id: 'errors',
    title: 'Errors',
    content: (document) => markup`
<p>A failed request has one of the HTTP statuses below and this body. Read <code>code</code>, not <code>message</code>. Treat an
unknown code by its status. A change that failed with a status below 500 has changed nothing.</p>
${errorTable(document)}
${fieldTable(document, shared(document, 'Failure'), 'Fields of a failed response', 'may be absent')}
${exampleBlock(failureExample)}
<p>One session may send 1,200 requests a minute, unless the operator has set another limit. 429 and 503 name the seconds to wait in
<code>Retry-After</code>.</p>`,
  },
  {
    id: 'versions',
    title: 'Versions',
    content: ({ info }) => markup`
<p>This is version ${info.version}. Within a major version, a client keeps working: calls, fields, values and limits of requests
are only added or widened, and fields of responses stay. Ignore fields that you do not know. A list of values is complete, unless
it ends with “or a later one”. The contract's odd names, such as lists under <code>date</code>, stay.</p>
<p><a href="openapi.json">openapi.json</a> is this reference for programs (OpenAPI 3.1).</p>`,
  },
];
