import { sampleManifest, sampleSource } from '../testing/samples.ts';
import { manifest } from './manifest.schema.ts';
import { parse } from './parse.ts';
import { parseSource } from './source.schema.ts';

const read = (data: unknown) => parseSource(data, 'feature.json');

test('a source names lists, and a manifest their requests', () => {
  const { version: _, files: __, needs: ___, ...built } = sampleManifest();
  expect(read(sampleSource())).toEqual(built);
});

test.each([
  [{ list: 'payout-merchants', sort: '-due' }, '/DC/DisplayPayoutMerchants', { limit: 25, sort: '-due' }],
  [{ list: 'cash', whole: true }, '/DC/DisplayCash', {}],
])('the first call %j of a page is a request to %s', (firstCall, path, body) => {
  const pages = sampleSource().pages.map((page) => ({ ...page, firstCall }));
  expect(read({ ...sampleSource(), pages }).pages[0]?.firstCall).toEqual({ method: 'POST', path, body });
});

test('a first call of an unknown list is refused', () => {
  const pages = sampleSource().pages.map((page) => ({ ...page, firstCall: { list: 'trucks' } }));
  expect(() => read({ ...sampleSource(), pages })).toThrow(
    'feature.json: pages.0.firstCall.list must be the name of a list of the API',
  );
});

test('a source has no version, files or needs', () => {
  const { version, files, needs } = sampleManifest();
  expect(() => read({ ...sampleSource(), version, files, needs })).toThrow(
    'feature.json: version is not known; files is not known; needs is not known',
  );
});

test('the source of a feature may name its own kit; the manifest of a build has no such field', () => {
  expect(read({ ...sampleSource(), kit: 'own' }).kit).toBe('own');
  expect(() => read({ ...sampleSource(), kit: 'shell' })).toThrow('kit must be own');
  expect(() => parse(manifest, { ...sampleManifest(), kit: 'own' }, 'feature.json')).toThrow(
    'kit is not known',
  );
});

test('a source names known permissions alone', () => {
  const { pages } = sampleSource();
  const strange = pages.map((page) => ({ ...page, requires: ['records.see', 'drivers.read'] }));
  expect(() => read({ ...sampleSource(), pages: strange.slice(0, 1), sections: [] })).toThrow(
    'feature.json: pages.0.requires.1 is not a known permission',
  );
});
