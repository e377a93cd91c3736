import { FeatureLoadError } from '@tawseel/federation';
import { loadReport } from '@tawseel/federation/registry';
import { waitFor } from '@testing-library/react';
import { fakeSite } from '../testing/site.ts';
import { reportFailure } from './report-failure.ts';

const site = fakeSite();

function thrown(
  address = 'https://site.test/releases/fleet/1/drivers.1.js',
  error: Error = new TypeError('No driver Omar'),
): Error {
  error.stack = `TypeError: No driver Omar\n    at f (${address}:1:7)`;
  return error;
}

const report = { feature: 'fleet', version: '1', reason: 'drawn' } as const;

async function sent(...given: Parameters<typeof reportFailure>): Promise<unknown> {
  reportFailure(...given);
  await waitFor(() => expect(site.reports).toHaveLength(1));
  expect(loadReport.safeParse(site.reports[0]).success).toBe(true);
  return site.reports[0];
}

const origin = { name: 'TypeError', at: ['fleet/drivers.1.js:1:7'] };

test('a failure of code has the kind and location of its error, without its text', async () => {
  expect(await sent(report, thrown())).toEqual({ ...report, ...origin });
});

test('the location is that of the error that caused the others', async () => {
  const failure = new FeatureLoadError('threw', 'fleet threw', { cause: thrown() });
  expect(await sent({ ...report, reason: 'threw' }, failure)).toEqual({
    ...report,
    reason: 'threw',
    ...origin,
  });
});

test.each<[string, Parameters<typeof reportFailure>]>([
  ['of a file', [{ ...report, reason: 'missing' }, thrown()]],
  [
    'of the loader',
    [{ ...report, reason: 'threw' }, thrown(undefined, new FeatureLoadError('threw', 'No driver Omar'))],
  ],
  ['without an error', [report]],
  ['of a thrown text', [report, 'Omar']],
  ['outside of the releases', [report, thrown('https://ads.example/x.js')]],
])('a failure %s has no location', async (_, given) => {
  expect(await sent(...given)).toEqual(given[0]);
});
