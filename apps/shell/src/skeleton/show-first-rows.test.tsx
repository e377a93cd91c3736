import { listedRowsId, skeletonId } from '@tawseel/federation/registry';
import { setPage } from '@tawseel/federation/testing';
import { applyLanguage } from '@tawseel/i18n';
import { dropFirstRows, FirstRows, type ListedRows } from '@tawseel/ui/first-rows';
import { render, screen } from '@testing-library/react';
import { createSessionStore } from '../session/session-store.ts';
import { fleet, tokenOf } from '../testing/samples.ts';
import { firstRowsShown } from './first-rows-shown.ts';
import { renderSkeletons } from './render-skeletons.tsx';
import { showFirstRows } from './show-first-rows.ts';
import { showSkeleton } from './show-skeleton.ts';

const list: ListedRows = {
  columns: [{ key: 'name', header: { en: 'Name', ar: 'الاسم' }, isPrimary: true }],
};

const firstCall = { method: 'POST' as const, path: '/DC/DisplayDrivers', body: {} };
const pages = fleet.manifest.pages.map((page) => ({ ...page, firstCall }));
const registry = {
  contract: 1 as const,
  features: { fleet: { ...fleet, manifest: { ...fleet.manifest, pages } } },
};

/** Shows the skeleton of the drivers as the gateway's HTML does; returns the templates of rows. */
function showDrivers(capabilities: readonly string[] = ['lists']): Element {
  const { en } = renderSkeletons();
  const json = `<script type="application/json" id="${listedRowsId}"></script>`;
  document.body.innerHTML = `<div id="root"></div>${json}<template id="${skeletonId}-en">${en}</template>`;
  const data = document.getElementById(listedRowsId);
  if (data) data.textContent = JSON.stringify(list);
  setPage('/drivers', registry);
  applyLanguage('en');
  localStorage.setItem('admin-token', tokenOf('Petra Express'));
  localStorage.setItem('admin-capabilities', JSON.stringify(capabilities));
  const templates = showSkeleton();
  if (!templates) throw new Error('The skeleton has no templates of rows');
  return templates;
}

const answer = (body: unknown, status = 200) =>
  Promise.resolve({
    clone: () => ({ json: () => Promise.resolve(body) }),
    status,
  } as unknown as Response);
const rows = { success: true, date: [{ name: 'Omar' }, { name: 'Layla' }] };
const shown = () => [...document.querySelectorAll('[data-row] th')].map(({ textContent }) => textContent);

beforeEach(() => {
  // Frames of jsdom are 16 ms apart.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  dropFirstRows();
  globalThis.tawseelFirstRowsShown = undefined;
  document.body.replaceChildren();
  localStorage.clear();
});

test('the response fills the rows of the skeleton, and is done when they are painted', async () => {
  const templates = showDrivers();
  let isDone = false;
  const showing = (async () => {
    await showFirstRows(templates, answer(rows));
    isDone = true;
  })();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['Omar', 'Layla']);
  expect(isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(50);
  await showing;
  expect(isDone).toBe(true);
});

test.each([
  ['the other name of the contract', { success: true, data: rows.date }, ['Omar', 'Layla']],
  ['a failure', { ...rows, success: false }, []],
  ['no list', { success: true, date: null }, []],
  ['an empty list', { success: true, date: [] }, []],
  ['something else', 'text', []],
])('a response with %s', async (_, body, names) => {
  const showing = showFirstRows(showDrivers(), answer(body));
  await jest.advanceTimersByTimeAsync(50);
  await showing;
  expect(shown()).toEqual(names);
});

test('rows that come after the shell has started, for somebody else or as a whole list are not shown', async () => {
  const templates = showDrivers();
  const late = showFirstRows(templates, answer(rows));
  document.getElementById('root')?.replaceChildren();
  await late;
  await showFirstRows(showDrivers([]), answer(rows));
  const others = showFirstRows(showDrivers(), answer(rows));
  localStorage.setItem('admin-token', tokenOf('Aqaba Express'));
  await others;
  expect(shown()).toEqual([]);
  expect(globalThis.tawseelFirstRows).toBeUndefined();
});

test('the shell keeps the shown rows while its page loads, until the session ends', async () => {
  const showing = showFirstRows(showDrivers(), answer(rows));
  await jest.advanceTimersByTimeAsync(50);
  await showing;
  const content = <FirstRows part="list">grey bars</FirstRows>;
  const { rerender, container } = render(content);
  expect(container).toHaveTextContent('Layla');
  expect(container.firstElementChild).toHaveAttribute('inert');
  createSessionStore().end();
  rerender(<FirstRows part="list">other bars</FirstRows>);
  expect(screen.getByText('other bars')).toBeInTheDocument();
  expect(shown()).toEqual([]);
});

test('the shell starts when the rows are painted, at once on a page without them, and without late ones', async () => {
  await firstRowsShown();
  let isStarted = false;
  globalThis.tawseelFirstRowsShown = new Promise(() => undefined);
  const starting = (async () => {
    await firstRowsShown();
    isStarted = true;
  })();
  await jest.advanceTimersByTimeAsync(399);
  expect(isStarted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await starting;
  expect(isStarted).toBe(true);
});
