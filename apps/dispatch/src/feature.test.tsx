import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { mismatchesOf, parseSource } from '@tawseel/federation/registry';
import { waitFor } from '@testing-library/react';
import source from '../feature.json';
import feature from './feature.ts';
import { renderDispatch } from './testing/render-dispatch.tsx';

const api = fakeApi();
const manifest = parseSource(source, 'feature.json');
const prefetched = manifest.pages.flatMap(({ path, firstCall }) => (firstCall ? [{ path, firstCall }] : []));

test('feature has the pages and components that its feature.json declares, and no others', () => {
  expect(mismatchesOf(feature, manifest)).toEqual([]);
});

test.each(prefetched)('$path first sends its prefetch request', async ({ path, firstCall }) => {
  api.on(firstCall.path, listAnswer('date'));
  api.on('/DC/DisplayDispatchSettings', json({ success: true, data: { attempt_limit: 3 } }));
  api.on('/DC/DisplayDriverAppSettings', refusal(400, 'invalid', 'Not now.'));
  const Page = await feature.pages[path]?.();
  if (!Page) throw new Error(`No page for ${path}`);
  renderDispatch(<Page />, { path });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const { method, path: called, body } = { ...api.received[0] };
  expect({ method, path: called, body }).toEqual(firstCall);
});

test.each(['en', 'ar'] as const)('translations load in one language: %s', async (language) => {
  const { default: words } = await feature.words[language]();
  expect(Object.keys(words)).toContain('desk');
});
