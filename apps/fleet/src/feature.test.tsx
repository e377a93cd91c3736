import { fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { parseSource } from '@tawseel/federation/registry';
import { waitFor } from '@testing-library/react';
import json from '../feature.json';
import fleet from './feature.ts';
import { renderFleet } from './testing/render-fleet.tsx';

const api = fakeApi();
const source = parseSource(json, 'feature.json');

test('has a page for each of its paths, and no other', () => {
  expect(Object.keys(fleet.pages).toSorted()).toEqual(source.pages.map(({ path }) => path).toSorted());
  expect(fleet.name).toBe(source.name);
});

test('its menus link to its own pages', () => {
  const paths = source.pages.map(({ path }) => path);
  for (const { items } of source.sections) for (const { path } of items) expect(paths).toContain(path);
});

// The pages of prices begin with requests that are not those of a list.
const listPages = source.pages.filter(({ path }) => !path.startsWith('/prices'));

test.each(listPages.map((page) => [page.path, page.firstCall] as const))(
  'the first request of %s equals its prefetch request',
  async (path, firstCall) => {
    api.on('/DC/DisplayDrivers', listAnswer('date'));
    api.on('/DC/DisplayCars', listAnswer('date'));
    api.on('/DC/DisplayCarServices', listAnswer('date'));
    api.on('/DC/DisplayCitys', listAnswer('date'));
    api.on('/DC/DisplayHandoverDrivers', listAnswer('date'));
    const Page = await fleet.pages[path]?.();
    if (!Page) throw new Error(`No page for ${path}`);
    renderFleet(<Page />, { path });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const sent = api.received.map(({ method, path: called, body }) => ({ method, path: called, body }));
    const shown = sent.filter(({ body }) => Object.keys(body as object).length > 0);
    expect(shown).toEqual(firstCall ? [firstCall] : []);
  },
);

test.each(['en', 'ar'] as const)('its translations of %s load on their own', async (language) => {
  const { default: words } = await fleet.words[language]();
  expect(Object.keys(words)).toContain('drivers');
});
