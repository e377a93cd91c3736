import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '../openapi/document.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { exampleOf } from '../openapi/reference/example-of.ts';
import { referencePage } from '../openapi/reference/reference-page.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { absentDatabase } from './served-document.ts';

let test: TestApi;
let document: OpenApiDocument;

beforeAll(async () => {
  test = await createTestApi(absentDatabase());
  document = openapiDocument(test.api.calls);
});
afterAll(() => test.close());

function operationOf({ method, path }: { method: string; path: string }) {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe('the OpenAPI document', () => {
  it('has an example of every request that the call accepts', () => {
    const refused = test.api.calls.flatMap((call) => {
      const schema = operationOf(call)?.requestBody?.content['application/json']?.schema;
      const result = schema && call.body?.safeParse(exampleOf(document, schema));
      return result && !result.success ? [{ path: call.path, issues: result.error.issues }] : [];
    });
    expect(refused).toEqual([]);
  });

  it('has an example of every response that the call may send', () => {
    const wrong = test.api.calls.flatMap((call) => {
      const schema = operationOf(call)?.responses['200']?.content['application/json']?.schema;
      const result = schema && call.answer.safeParse(exampleOf(document, schema));
      return result && !result.success ? [{ path: call.path, issues: result.error.issues }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('describes dates, amounts and labels of entities', () => {
    const cars = operationOf({ method: 'POST', path: '/DC/CreateCars' })?.requestBody?.content;
    expect(cars?.['application/json']?.schema.properties).toMatchObject({
      car_id: { description: 'Plate number', examples: ['12-34567'] },
      date_car_manufacture: { description: 'Date of manufacture', format: 'date' },
    });
    const orders = operationOf({ method: 'POST', path: '/DC/DisplayOrders' })?.responses['200']?.content;
    expect(orders?.['application/json']?.schema.properties?.date?.items?.properties).toMatchObject({
      total_price: { description: 'Total price; JD, up to three decimals' },
      date_order_start: { format: 'date-time' },
    });
  });

  it('lists the values of open sets without closing them', () => {
    const login = operationOf({ method: 'POST', path: '/LoginDC' })?.responses['200']?.content;
    const { capabilities } = login?.['application/json']?.schema.properties ?? {};
    expect(capabilities?.items).toEqual({
      type: 'string',
      'x-extensible-enum': expect.arrayContaining(['lists', 'idempotency']),
    });
  });
});

describe('the reference page', () => {
  const page = async () => test.send({ method: 'GET', url: '/docs' });

  it('has every call, its path and its summary', async () => {
    const { status, headers, text } = await page();
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(text.match(/<details class="call">/g)).toHaveLength(test.api.calls.length);
    for (const { path, summary } of test.api.calls) {
      expect(text).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
      expect(text).toContain(`<span>${summary.replace(/"/g, '&quot;').replace(/'/g, '&#39;')}</span>`);
    }
    for (const code of Object.keys(document.components['x-errors'])) expect(text).toContain(code);
  });

  it('names the permission that a call needs', () => {
    const operation = operationOf({ method: 'POST', path: '/DC/CreateCars' });
    if (!operation) throw new Error('The call is not documented.');
    const paths = { '/DC/CreateCars': { post: { ...operation, 'x-permission': 'cars.create' } } };
    expect(referencePage({ ...document, paths })).toContain('Needs the permission <code>cars.create</code>.');
  });

  it('runs no script, loads nothing, and has a policy that allows its style alone', async () => {
    const { headers, text } = await page();
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toMatch(/<script|<img|<iframe| style=| on\w+=|src=|url\(/i);
  });

  it('has one target for each of its links', async () => {
    const { text } = await page();
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    const targets = new Set([...ids.map((id) => `#${id}`), 'openapi.json', 'data:,']);
    expect(links.filter((address) => !targets.has(address ?? ''))).toEqual([]);
  });
});
