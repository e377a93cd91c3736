import { breakingChanges, unannouncedChanges } from './compare-documents.ts';
import { changesOf, documentOf, nullable, object, text } from '../../testing/sample-document.ts';

describe('breakingChanges', () => {
  it('reports a removed call, and accepts a new one', () => {
    const [one, other] = [documentOf({ path: '/DC/One' }), documentOf({ path: '/DC/Other' })];
    const both = { ...one, paths: { ...one.paths, ...other.paths } };
    expect(breakingChanges({ released: both, present: one })).toEqual(['POST /DC/Other: removed']);
    expect(breakingChanges({ released: one, present: both })).toEqual([]);
    expect(changesOf({ method: 'put' }, { method: 'post' })).toEqual(['PUT /DC/Things: removed']);
  });

  it('accepts another name of a path parameter', () => {
    const versions = {
      released: documentOf({ path: '/DC/Things/{id}' }),
      present: documentOf({ path: '/DC/Things/{thing_id}' }),
    };
    expect(breakingChanges(versions)).toEqual([]);
  });

  it('reports a call that needs a session now, and accepts one that needs none', () => {
    expect(changesOf({ isPublic: true }, {})).toEqual(['needs a session']);
    expect(changesOf({}, { isPublic: true })).toEqual([]);
  });

  it('reports a header that is removed, becomes required or accepts less', () => {
    const key = { name: 'Key', in: 'header', required: false, schema: text };
    expect(changesOf({ parameters: [key] }, {})).toEqual(['header Key: removed']);
    expect(changesOf({}, { parameters: [key] })).toEqual([]);
    expect(changesOf({}, { parameters: [{ ...key, required: true }] })).toEqual(['header Key: is required']);
    expect(
      changesOf({ parameters: [key] }, { parameters: [{ ...key, schema: { ...text, maxLength: 9 } }] }),
    ).toEqual(['header Key: maxLength 9 instead of none']);
  });

  it('reports a path parameter that accepts less', () => {
    const id = { name: 'id', in: 'path', required: true, schema: text };
    const shorter = { ...id, name: 'key', schema: { ...text, maxLength: 9 } };
    expect(changesOf({ parameters: [id] }, { parameters: [shorter] })).toEqual([
      'path id: maxLength 9 instead of none',
    ]);
    expect(changesOf({ parameters: [shorter] }, { parameters: [id] })).toEqual([]);
  });

  it('reports a required field of a call that had no body, and accepts an optional one', () => {
    expect(changesOf({}, { request: object({ a: text }, 'a') })).toEqual(['request a: is required']);
    expect(changesOf({}, { request: object({ a: text }) })).toEqual([]);
    expect(changesOf({ request: object({ a: text }) }, {})).toEqual(['request a: removed']);
  });

  it('reports other statuses of success and another media type', () => {
    const response = { description: '', content: {} };
    const statuses = { 200: response };
    expect(changesOf({ statuses }, { statuses: { 201: response } })).toEqual([
      'response status 200: removed',
      'response status 201: is new',
    ]);
    expect(changesOf({ statuses }, { statuses: { ...statuses, 429: response } })).toEqual([]);
    expect(changesOf({ mediaType: 'text/csv' }, {})).toEqual(['response no longer text/csv']);
  });

  it('compares a shared schema once in each direction', () => {
    const shared = { $ref: '#/components/schemas/Thing' };
    const parts = { request: object({ a: shared, b: shared }), response: object({ c: shared }) };
    expect(
      changesOf({ ...parts, schemas: { Thing: text } }, { ...parts, schemas: { Thing: nullable } }),
    ).toEqual(['response Thing: may be null']);
    expect(
      changesOf({ ...parts, schemas: { Thing: nullable } }, { ...parts, schemas: { Thing: text } }),
    ).toEqual(['request Thing: null is refused']);
  });

  it('compares a schema with the shared one that replaces it', () => {
    const shared = { $ref: '#/components/schemas/Thing' };
    const present = { request: object({ a: shared }), schemas: { Thing: { ...text, maxLength: 9 } } };
    expect(changesOf({ request: object({ a: text }) }, present)).toEqual([
      'request a: maxLength 9 instead of none',
    ]);
  });

  it('reports an error code that is removed or has another status, and accepts a new one', () => {
    const errors = { gone: { status: 404, description: '' } };
    expect(changesOf({ errors }, {})).toEqual(['error gone: removed']);
    expect(changesOf({ errors }, { errors: { gone: { status: 410, description: '' } } })).toEqual([
      'error gone: status 410 instead of 404',
    ]);
    expect(changesOf({}, { errors })).toEqual([]);
  });
});

describe('unannouncedChanges', () => {
  it('accepts breaking changes in a new major version alone', () => {
    const released = documentOf({ isPublic: true, version: '1.9.0' });
    const reported = (version: string) => unannouncedChanges({ released, present: documentOf({ version }) });
    expect(reported('2.0.0')).toEqual([]);
    expect(reported('1.10.0')).toEqual(['POST /DC/Things: needs a session']);
  });
});

describe('readDocument', () => {
  it('rejects a keyword that the comparison does not know', () => {
    expect(() => documentOf({ request: object({ a: { type: 'number', multipleOf: 2 } }) })).toThrow(
      'multipleOf',
    );
  });
});
