import { changesOf, nullable, number, object, text } from '../../testing/sample-document.ts';

const listed = (...values: string[]) => ({ type: 'string', enum: values });
const open = (...values: string[]) => ({ type: 'string', 'x-extensible-enum': values });

/** A change of the field `a`, and what it breaks in a request and in a response. */
const fieldChanges: [string, object, object, string[], string[]][] = [
  ['an unchanged field', text, text, [], []],
  ['another description', text, { ...text, description: 'A', examples: ['a'] }, [], []],
  ['another type', text, number, ['a: string is refused'], ['a: may be number']],
  ['an integer that becomes a number', { type: 'integer' }, number, [], ['a: may be number']],
  ['a number that becomes an integer', number, { type: 'integer' }, ['a: number is refused'], []],
  ['a text that may become null', text, nullable, [], ['a: may be null']],
  ['a text that may no longer be null', nullable, text, ['a: null is refused'], []],
  ['a new alternative', text, { anyOf: [text, number] }, [], ['a: may be number']],
  ['a removed alternative', { anyOf: [text, number] }, text, ['a: number is refused'], []],
  ['a value less', listed('x', 'y'), listed('x'), ['a: "y" is refused'], []],
  ['a new value', listed('x'), listed('x', 'y'), [], ['a: "y" is new']],
  ['a new value of an open set', open('x'), open('x', 'y'), [], []],
  ['a set that opens', listed('x'), open('x'), [], ['a: may be any value']],
  ['a set that closes', open('x'), listed('x'), ['a: accepts only listed values'], []],
  ['another constant', { const: 'x' }, { const: 'y' }, ['a: "x" is refused'], ['a: "y" is new']],
  [
    'a constant that a text includes',
    { anyOf: [{ type: 'string', const: '' }, text] },
    { ...text, maxLength: 5 },
    ['a: maxLength 5 instead of none'],
    [],
  ],
  [
    'a constant that a text excludes',
    { type: 'string', const: '' },
    { ...text, minLength: 1 },
    ['a: "" is refused'],
    ['a: may be any value'],
  ],
  [
    'a lower maximum',
    { ...number, maximum: 9 },
    { ...number, maximum: 5 },
    ['a: maximum 5 instead of 9'],
    [],
  ],
  [
    'a higher maximum',
    { ...number, maximum: 5 },
    { ...number, maximum: 9 },
    [],
    ['a: maximum 9 instead of 5'],
  ],
  ['a new minimum', number, { ...number, minimum: 0 }, ['a: minimum 0 instead of none'], []],
  ['no minimum', { ...number, minimum: 0 }, number, [], ['a: minimum none instead of 0']],
  ['a shorter text', text, { ...text, maxLength: 9 }, ['a: maxLength 9 instead of none'], []],
  [
    'a longer text',
    { ...text, minLength: 1, maxLength: 5 },
    { ...text, minLength: 0, maxLength: 9 },
    [],
    ['a: minLength 0 instead of 1', 'a: maxLength 9 instead of 5'],
  ],
  ['a pattern', text, { ...text, pattern: '^x$' }, ['a: pattern ^x$ is new'], []],
  ['a removed pattern', { ...text, allOf: [{ pattern: '^x$' }] }, text, [], ['a: pattern ^x$ is removed']],
  ['a format', text, { ...text, format: 'date' }, ['a: format date instead of none'], []],
  ['a removed format', { ...text, format: 'date' }, text, [], ['a: format none instead of date']],
  [
    'other items',
    { type: 'array', items: text },
    { type: 'array', items: nullable },
    [],
    ['a[]: may be null'],
  ],
  [
    'fewer items',
    { type: 'array', items: text },
    { type: 'array', items: text, maxItems: 3 },
    ['a: maxItems 3 instead of none'],
    [],
  ],
  [
    'other values of a record',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: number },
    ['a.*: string is refused'],
    ['a.*: may be number'],
  ],
  ['a removed field of an object', object({ x: text }, 'x'), object({}), ['a.x: removed'], ['a.x: removed']],
  ['a new optional field', object({}), object({ x: text }), [], []],
  ['a new field that is always there', object({}), object({ x: text }, 'x'), ['a.x: is required'], []],
  [
    'a field that becomes optional',
    object({ x: text }, 'x'),
    object({ x: text }),
    [],
    ['a.x: may be missing'],
  ],
  [
    'an object that is closed',
    object({}),
    { ...object({}), additionalProperties: false },
    ['a: fields without a description are refused'],
    [],
  ],
  [
    'an object among alternatives',
    { anyOf: [text, object({ x: text })] },
    { anyOf: [text, object({ x: nullable })] },
    [],
    ['a.x: may be null'],
  ],
];

describe('a changed field', () => {
  it.each(fieldChanges)('is reported where it breaks a client: %s', (_title, before, now, input, output) => {
    const [released, present] = [object({ a: before }), object({ a: now })];
    expect(changesOf({ request: released }, { request: present })).toEqual(
      input.map((problem) => `request ${problem}`),
    );
    expect(changesOf({ response: released }, { response: present })).toEqual(
      output.map((problem) => `response ${problem}`),
    );
  });
});
