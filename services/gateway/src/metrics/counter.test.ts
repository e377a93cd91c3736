import { Registry } from 'prom-client';
import { createCounter } from './counter.ts';

let registry: Registry;
beforeEach(() => {
  registry = new Registry();
});

const lines = async () =>
  (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));

test('a counter has a value for each combination of labels', async () => {
  const counter = createCounter(registry, 'views_total', 'Pages served.', ['feature', 'version']);
  expect(await lines()).toEqual([]);
  counter.add({ feature: 'fleet', version: '1' });
  counter.add({ feature: 'fleet', version: '2' });
  counter.add({ version: '1', feature: 'fleet' });
  expect(await lines()).toEqual([
    'views_total{feature="fleet",version="1"} 2',
    'views_total{feature="fleet",version="2"} 1',
  ]);
});

test('a label value cannot end its quotes or its line', async () => {
  createCounter(registry, 'a_total', 'A.', ['b']).add({ b: 'x"} 9\nfake_total 1\\' });
  expect(await lines()).toEqual(['a_total{b="x\\"} 9\\nfake_total 1\\\\"} 1']);
});

test('a counter drops the series idle longest beyond its limit', async () => {
  const counter = createCounter(registry, 'a_total', 'A.', ['b'], 2);
  for (const b of ['1', '2', '1', '3']) counter.add({ b });
  expect(await lines()).toEqual(['a_total{b="1"} 2', 'a_total{b="3"} 1']);
});
