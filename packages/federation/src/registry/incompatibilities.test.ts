import type { Needs, Provided } from '../manifest/sharing.schema.ts';
import { sampleManifest } from '../testing/samples.ts';
import { incompatibilities } from './incompatibilities.ts';

const shared: Provided = {
  react: { version: '19.3.1' },
  '@tawseel/ui': { version: '1.2.0', names: ['Button', 'ListScreen'] },
};

const check = (needs: Needs, contract = 1) =>
  incompatibilities(
    { manifest: sampleManifest({ needs }) },
    { contract, shared },
    'fleet',
    'the live shell 1.0.0-1',
  );

test.each<[string, Needs]>([
  ['nothing is needed', {}],
  ['the feature brings its own kit of any version', { react: { range: '^19.0.0', names: [] } }],
  ['what is needed is there', { '@tawseel/ui': { range: '^1.0.0', names: ['Button'] } }],
  [
    'a module tells no names: its version says what is there',
    { react: { range: '^19.0.0', names: ['use'] } },
  ],
])('there are no incompatibilities when %s', (_, needs) => {
  expect(check(needs)).toEqual([]);
});

test.each<[string, Needs, string]>([
  [
    'a name',
    { '@tawseel/ui': { range: '^1.0.0', names: ['Button', 'Timeline'] } },
    'fleet uses Timeline of @tawseel/ui, which the live shell 1.0.0-1 does not have',
  ],
  [
    'several names',
    { '@tawseel/ui': { range: '^1.0.0', names: ['Map', 'Timeline', 'Tree'] } },
    'fleet uses Map, Timeline and Tree of @tawseel/ui, which the live shell 1.0.0-1 does not have',
  ],
  [
    'a module',
    { '@tawseel/ui/map': { range: '^1.0.0', names: ['Map'] } },
    'fleet takes @tawseel/ui/map from the shell, which the live shell 1.0.0-1 does not have',
  ],
  [
    'a newer version',
    { react: { range: '^19.4.0', names: [] } },
    'fleet needs react ^19.4.0, of which the live shell 1.0.0-1 has 19.3.1',
  ],
  [
    'an older version',
    { react: { range: '^18.0.0', names: [] } },
    'fleet needs react ^18.0.0, of which the live shell 1.0.0-1 has 19.3.1',
  ],
])('an incompatibility is %s that the shell lacks', (_, needs, sentence) => {
  expect(check(needs)).toEqual([sentence]);
});

test('another contract is named with all other incompatibilities', () => {
  expect(check({ react: { range: '^18.0.0', names: [] } }, 2)).toEqual([
    'fleet is built for contract 1, and the live shell 1.0.0-1 speaks 2',
    'fleet needs react ^18.0.0, of which the live shell 1.0.0-1 has 19.3.1',
  ]);
});
