import { broken, fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { tokenOf } from '../testing/samples.ts';

const api = fakeApi();
const sent = () => api.received.filter(({ path }) => path === '/LoginDC');

beforeEach(() => api.on('/ip', json({ ip: '192.0.2.1' })));

function open(path = '/login?next=%2Fdrivers', language: 'en' | 'ar' = 'en', config = {}) {
  const page = renderConsole(path, { token: null, language, config });
  const signIn = async () => {
    await page.user.type(screen.getByLabelText('Company ID'), '1001');
    await page.user.type(screen.getByLabelText('Password'), 'demo-1001');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...page, signIn };
}

test("the page shows title, fields, button and the provider's contact", async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(document.title).toBe('Log in · Tawseel');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(screen.getByRole('link', { name: '+962 6 000 0000' })).toHaveAttribute('href', 'tel:+96260000000');
  await expectAccessible();
});

test('the company ID has the focus', async () => {
  open();
  await waitFor(() => expect(screen.getByLabelText('Company ID')).toHaveFocus());
});

test('sign-in shows the success line, then the requested page', async () => {
  api.on('/LoginDC', json({ success: true, token: tokenOf('Petra'), message: 'Logged in, says the server' }));
  const { signIn, session } = open();
  await signIn();
  expect(sent()[0]?.body).toEqual({
    company_id: '1001',
    password_company: 'demo-1001',
    ip_address: '0.0.0.0',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'page of /drivers' })).toBeInTheDocument();
  expect(session.read()).toBe(tokenOf('Petra'));
  expect(session.capabilities()).toEqual([]);
});

test('sign-in stores what the server announces, and the typed company for a token that names none', async () => {
  api.on('/LoginDC', json({ success: true, token: 'opaque', capabilities: ['lists', 'logout'] }));
  const { signIn, session } = open();
  await signIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'page of /drivers' })).toBeInTheDocument();
  expect([session.capabilities(), session.company()]).toEqual([['lists', 'logout'], '1001']);
  expect(screen.getByRole('button', { name: '1001 account' })).toBeInTheDocument();
});

test('the success line remains while the first page loads, even if it hangs', async () => {
  api.on('/LoginDC', json({ success: true, token: tokenOf('Petra') }));
  const page = renderConsole('/login?next=%2Fdrivers', {
    token: null,
    pages: { '/drivers': () => new Promise(() => {}) },
  });
  await page.user.type(screen.getByLabelText('Company ID'), '1001');
  await page.user.type(screen.getByLabelText('Password'), 'demo-1001');
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  const line = await screen.findByText('Logged in successfully');
  expect(line.parentElement).toContainElement(screen.getByRole('img', { name: 'Success' }));
  expect(page.session.read()).toBeNull();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/drivers'), { timeout: 4_000 });
});

test.each([
  [
    'the server’s message',
    refusal(400, 'invalid', 'Company number or password is incorrect'),
    'Company number or password is incorrect',
  ],
  ['the server’s message though the status is 200', json({ success: false, message: 'Wrong.' }), 'Wrong.'],
  [
    'the product’s words where the server has none',
    json({ success: false }),
    'Company number or password is incorrect',
  ],
  [
    'the product’s words for a refusal without a body',
    new Response(null, { status: 401 }),
    'Company number or password is incorrect',
  ],
  [
    'a problem of the server, not of the password,',
    new Response('<html>Bad gateway</html>', { status: 502 }),
    'The server cannot be reached. Check the connection and try again.',
  ],
  [
    'that the response cannot be read',
    new Response('<!doctype html><html></html>'),
    'The server sent a response that could not be read. Try again.',
  ],
  ['what the network did', broken(), 'The server cannot be reached. Check the connection and try again.'],
])('a rejected sign-in shows %s and keeps the fields', async (_, answer, message) => {
  api.on('/LoginDC', answer);
  const { signIn, session } = open();
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(within(alert).getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  expect(screen.getByLabelText('Company ID')).toHaveValue('1001');
  expect(screen.getByLabelText('Password')).toHaveValue('demo-1001');
  expect(session.read()).toBeNull();
});

test.each([
  ['en', 'Log in', /^This browser has no room left for this site/],
  ['ar', 'تسجيل الدخول', /^لم تبقَ في هذا المتصفح مساحة/],
] as const)('a full storage of the browser is reported in %s, and no password is sent', async (...row) => {
  const [language, submit, message] = row;
  api.on('/LoginDC', json({ success: false }));
  const { user } = open('/login', language);
  await user.type(screen.getByLabelText(/^(Company ID|رقم الشركة)$/), '1001');
  await user.type(screen.getByLabelText(/^(Password|كلمة المرور)$/), 'demo-1001');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: submit }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('both fields are required before a request is sent', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  for (const label of ['Company ID', 'Password']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('This field is required.');
  }
  expect(screen.getByLabelText('Company ID')).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test.each([
  ['cannot be reached', broken()],
  ['is not there', new Response('<h1>Not found</h1>', { status: 404 })],
])('the address service is requested, and ignored when it %s', async (_, answer) => {
  api.on('/ip', answer);
  api.on('/LoginDC', json({ success: true, token: tokenOf('Petra') }));
  const { signIn } = open();
  await waitFor(() => expect(api.received.some(({ path }) => path === '/ip')).toBe(true));
  await signIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'page of /drivers' })).toBeInTheDocument();
});

test('no address service is requested when none is configured', async () => {
  open('/login', 'en', { ipUrl: '' });
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(api.received).toHaveLength(0);
});

test('the Arabic page offers English', async () => {
  open('/login', 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  await expectAccessible();
});
