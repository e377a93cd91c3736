import { capabilities } from '@tawseel/api-client/schemas';
import { broken, fakeApi, json } from '@tawseel/api-client/testing';
import type { FrontEndConfig } from '@tawseel/federation/registry';
import { act, screen, waitFor } from '@testing-library/react';
import { config, registry, tokenOf } from '../testing/samples.ts';
import { start } from './start.tsx';

const api = fakeApi();
const requested = () => api.received.map(({ path }) => path);
const check = '/DC/Web/CheckToken';
const company = '/DC/DisplayInfoCompany';

function setPageData(more: Partial<FrontEndConfig> = {}) {
  document.body.innerHTML = '<div id="root"></div>';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'tawseel-page';
  data.textContent = JSON.stringify({ registry, config: { ...config, ...more } });
  document.body.append(data);
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('admin-token', tokenOf('Petra Express'));
  window.history.replaceState(null, '', '/CompanyInfo');
  setPageData();
  api.on(company, json({ success: true, data: [{ name_admin: 'Rana Haddad' }] }));
  api.on('/ip', json({}));
});

const startConsole = () => start(() => ({ load: () => Promise.reject(new Error('No feature')) }));
const stored = () => localStorage.getItem('admin-capabilities');

test('a session without announced additions is checked before anything is shown or requested', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(check, () => new Promise((resolve) => (answer = resolve)));
  const starting = startConsole();
  await waitFor(() => expect(requested()).toEqual([check]));
  expect(document.getElementById('root')).toBeEmptyDOMElement();
  answer(json({ success: true, capabilities }));
  await act(() => starting);
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
  expect(stored()).toBe(JSON.stringify(capabilities));
  // Strict mode mounts the page twice, and aborts the first request.
  expect([...new Set(requested())]).toEqual([check, company]);
});

test('a session without announced additions continues without additions when the server cannot be reached', async () => {
  api.on(check, broken());
  await act(startConsole);
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
  expect([stored(), localStorage.getItem('admin-token')]).toEqual([null, tokenOf('Petra Express')]);
});

test('a session without announced additions is shown after three seconds, and stores additions that come later', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(check, () => new Promise((resolve) => (answer = resolve)));
  await act(startConsole);
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
  expect(stored()).toBeNull();
  answer(json({ success: true, capabilities }));
  await waitFor(() => expect(stored()).toBe(JSON.stringify(capabilities)));
});

test('a session without announced additions that the server rejects ends before anything is shown', async () => {
  api.on(check, json({ success: false }));
  await act(startConsole);
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(requested()).not.toContain(company);
});

test('a session with announced additions is shown while it is checked', async () => {
  localStorage.setItem('admin-capabilities', '["lists"]');
  api.on(check, () => new Promise(() => {}));
  await act(startConsole);
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
});

test.each([true, undefined])('calls name their trace when the operator has traces: %p', async (traces) => {
  if (traces) setPageData({ traces });
  api.on(check, json({ success: true, capabilities }));
  await act(startConsole);
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
  const call = api.received.find(({ path }) => path === company);
  expect(call?.headers.has('traceparent')).toBe(traces === true);
});
