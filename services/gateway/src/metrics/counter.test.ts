import { createCounter } from './counter.ts';

test('a counter has a value for each combination of labels', () => {
  const counter = createCounter('views_total', 'Pages served.', ['feature', 'version']);
  expect(counter.text()).toBe('# HELP views_total Pages served.\n# TYPE views_total counter\n');
  counter.add({ feature: 'fleet', version: '1' });
  counter.add({ feature: 'fleet', version: '2' });
  counter.add({ version: '1', feature: 'fleet' });
  expect(counter.text()).toBe(
    '# HELP views_total Pages served.\n# TYPE views_total counter\n' +
      'views_total{feature="fleet",version="2"} 1\nviews_total{feature="fleet",version="1"} 2\n',
  );
});

test('a label value cannot end its quotes or its line', () => {
  const counter = createCounter('a_total', 'A.', ['b']);
  counter.add({ b: 'x"} 9\nfake_total 1\\' });
  expect(counter.text().split('\n').slice(2)).toEqual(['a_total{b="x\\"} 9\\nfake_total 1\\\\"} 1', '']);
});

test('a counter drops the series idle longest beyond its limit', () => {
  const counter = createCounter('a_total', 'A.', ['b'], 2);
  for (const b of ['1', '2', '1', '3']) counter.add({ b });
  expect(counter.text().split('\n').slice(2)).toEqual(['a_total{b="1"} 2', 'a_total{b="3"} 1', '']);
});
