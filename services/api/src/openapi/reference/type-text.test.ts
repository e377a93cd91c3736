import type { Schema } from '../document.ts';
import { typeText } from './type-text.ts';

const described: [Schema, string][] = [
  [{ type: 'string' }, 'text'],
  [{}, 'any value'],
  [{ type: 'string', minLength: 1, maxLength: 50 }, 'text, 1 to 50 characters'],
  [{ type: 'string', maxLength: 2000 }, 'text, up to 2,000 characters'],
  [{ type: 'string', pattern: '^[0-9]{9,15}$' }, 'text, of 9 to 15 digits'],
  [{ type: 'string', pattern: '^[^\\p{Cc}]*$' }, 'text'],
  [{ type: 'string', pattern: '^<' }, 'text, matches <code>^&lt;</code>'],
  [{ type: 'string', format: 'date', minLength: 1 }, 'day, YYYY-MM-DD'],
  [{ type: 'integer', minimum: 0, maximum: 9 }, 'whole number, 0 to 9'],
  [{ type: 'number', minimum: -5, maximum: 5 }, 'number, -5 to 5'],
  [{ type: ['null', 'string'] }, 'text or null'],
  [{ anyOf: [{ const: '' }, { type: 'string', enum: ['a', 'b'] }] }, 'empty text or one of a, b'],
  [{ type: 'boolean', const: true }, 'true'],
  [{ type: 'string', 'x-extensible-enum': ['a', 'b'] }, 'a, b or a later one'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of text, up to 3 items'],
  [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'object with number by name'],
  [{ type: 'object', properties: { from: {}, to: {} } }, 'object with from, to'],
];

test.each(described)('%j is described', (schema, text) => {
  const { markup } = typeText(schema);
  expect(text.includes('<code>') ? markup : markup.replace(/<\/?code>/g, '')).toBe(text);
});
