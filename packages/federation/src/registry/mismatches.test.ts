import { parseSource } from '../manifest/source.schema.ts';
import { mismatchesOf } from './mismatches.ts';

const title = { en: 'Tracking', ar: 'التتبّع' };
const source = parseSource(
  {
    name: 'tracking',
    contract: 1,
    pages: [{ path: '/tracking', chunk: 'tracking', title }],
    sections: [],
    extensions: [
      { slot: 'merchants.details', name: 'open', label: title, order: 1 },
      {
        slot: 'home.cards',
        name: 'orders',
        label: title,
        order: 1,
        figure: { value: 'orders', group: 'today', unit: 'count', link: { page: '/tracking' } },
      },
    ],
  },
  'feature.json',
);

const component = () => Promise.resolve(() => null);
const feature = {
  name: 'tracking',
  pages: { '/tracking': component },
  extensions: { 'merchants.details': { open: component } },
};

test('a feature with the pages and components that its feature.json declares has no mismatch', () => {
  expect(mismatchesOf(feature, source)).toEqual([]);
});

test('each part that only one of the two has is a mismatch', () => {
  const other = {
    ...feature,
    pages: { '/tracks': component },
    extensions: { 'drivers.details': { open: component } },
  };
  expect(mismatchesOf(other, source)).toEqual([
    'src/feature.ts lacks the page /tracking, which feature.json declares.',
    'src/feature.ts lacks the component open of merchants.details, which feature.json declares.',
    'feature.json lacks the page /tracks, which src/feature.ts has.',
    'feature.json lacks the component open of drivers.details, which src/feature.ts has.',
  ]);
  expect(mismatchesOf({ ...feature, name: 'track' }, source)).toEqual([
    'src/feature.ts is named track, and feature.json tracking.',
  ]);
});
