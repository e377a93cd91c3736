import { ApiProvider } from '@tawseel/api-client';
import { capabilities as all } from '@tawseel/api-client/schemas';
import { done, fakeApi, json, refusal, testClient, tokenWith } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionProvider } from '../session/session-provider.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { company as words } from '../words/company.ts';
import { CompanyPage } from './company-page.tsx';

const api = fakeApi();
const path = '/DC/DisplayInfoCompany';
const company = {
  company_id: '1001',
  name_company: 'Petra Express',
  name_admin: 'Rana Haddad',
  email: 'office@petra.example',
  phone: '0790000000',
  country: 'Jordan',
  city: 'Amman',
  type_account_subscription: 'Yearly',
  subscription_month: 12,
  start_subscription: '2026-02-19T00:00:00+03:00',
  end_subscription: '2027-02-18T00:00:00+03:00',
  status: 'Active',
  payment: 405.1,
  subscription_value_money: 135.225,
};

interface Options {
  language?: Language;
  role?: string;
  capabilities?: readonly string[];
}

function open({ language = 'en', role = 'Accountant', capabilities = all }: Options = {}) {
  localStorage.clear();
  const session = createSessionStore();
  session.begin({
    token: tokenWith({ company_id: '1001', name_company: 'Petra Express', role }),
    capabilities,
    company: '1001',
  });
  const client = testClient({
    language,
    readToken: session.read,
    readCapabilities: () => capabilities,
  });
  const page = renderPage(<CompanyPage />, {
    language,
    wrap: (shown) => (
      <SessionProvider session={session}>
        <ApiProvider client={client}>{shown}</ApiProvider>
      </SessionProvider>
    ),
  });
  return { ...page, session };
}

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\u00A0/g, ' ')]);

test('page shows all details of the company and its exact total', async () => {
  api.on(path, json({ success: true, data: [company] }));
  open();
  await screen.findByText('Petra Express');
  expect(rows()).toEqual([
    ['Company ID', '1001'],
    ['Company name', 'Petra Express'],
    ['Manager name', 'Rana Haddad'],
    ['Email', 'office@petra.example'],
    ['Phone', '0790000000'],
    ['Country', 'Jordan'],
    ['City', 'Amman'],
    ['Subscription type', 'Yearly'],
    ['Subscription duration', '12 months'],
    ['Start', '2026-02-19'],
    ['End', '2027-02-18'],
    ['Status', 'Active'],
    ['Paid so far', '405.10 JOD'],
    ['Remaining subscription', '135.225 JOD'],
    ['Total service value', '540.325 JOD'],
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['en', 'Premium', 'Active', ['Premium', 'Active']],
  ['ar', 'Premium', 'Active', ['مميّز', 'نشط']],
  ['ar', 'standard', 'InActive', ['عادي', 'غير نشط']],
  ['ar', 'Monthly', 'Suspended', ['شهري', 'موقوف']],
  ['ar', 'Yearly', 'Expired', ['سنوي', 'منتهٍ']],
  ['ar', 'Partner', 'Under review', ['Partner', 'Under review']],
] as const)('page in %s translates %s and %s, or shows the received value', async (...given) => {
  const [language, type, status, shown] = given;
  api.on(path, json({ success: true, data: [{ ...company, type_account_subscription: type, status }] }));
  open({ language });
  await screen.findByText('Petra Express');
  const { type_account_subscription: typeLabel, status: statusLabel } = words[language].company.fields;
  const values = new Map(rows().map(([label, value]) => [label, value]));
  expect([values.get(typeLabel), values.get(statusLabel)]).toEqual(shown);
});

test('page shows numbers and dates of every notation', async () => {
  const odd = {
    ...company,
    company_id: 1001,
    subscription_month: '12',
    end_subscription: '2027-02-18T22:30:00.000Z',
    payment: '405.10',
    subscription_value_money: '135,225.5',
  };
  api.on(path, json({ data: odd }));
  open();
  await screen.findByText('Petra Express');
  expect(Object.fromEntries(rows())).toMatchObject({
    'Company ID': '1001',
    'Subscription duration': '12 months',
    End: '2027-02-19',
    'Total service value': '135,630.60 JOD',
  });
});

test('page shows a dash for every missing value, and an amount of 0 for their sum', async () => {
  const nulls = Object.fromEntries(Object.keys(company).map((name) => [name, null]));
  api.on(path, json({ success: true, data: [{ ...nulls, name_company: 'Petra Express' }] }));
  open();
  await screen.findByText('Petra Express');
  expect(rows().map(([, value]) => value)).toEqual([
    '—',
    'Petra Express',
    ...Array.from({ length: 12 }, () => '—'),
    '0.00 JOD',
  ]);
});

test('page shows values that it cannot read as they are, and no sum of them', async () => {
  const words = Object.fromEntries(Object.keys(company).map((name) => [name, `a ${name}`]));
  api.on(path, json({ success: true, data: [{ ...words, type_account_subscription: { id: 7 } }] }));
  open();
  await screen.findByText('a name_company');
  expect(rows()).toEqual([
    ...Object.keys(company).map((name) => [
      expect.any(String),
      name === 'type_account_subscription' ? '{"id":7}' : `a ${name}`,
    ]),
    ['Total service value', '—'],
  ]);
});

test('page shows the message of a rejected request and can retry it', async () => {
  api.on(path, refusal(400, 'invalid', 'Not now.'), json({ success: true, data: [company] }));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Petra Express')).toBeInTheDocument();
});

test('page shows a translated error when the response is not a company', async () => {
  api.on(path, json({ success: true, data: [] }));
  open({ language: 'ar' });
  expect(await screen.findByRole('alert')).toHaveTextContent('حدث خطأ أثناء تحميل المعلومات.');
});

const edit = () => screen.findByRole('button', { name: 'Edit company details' });
const sent = (to: string) => api.received.filter((call) => call.path === to);

test('the owner edits the details, which are sent with what the page showed; the token then names the company', async () => {
  const renamed = { ...company, name_company: 'Petra Delivery' };
  api.on(path, json({ success: true, data: [company] }), json({ success: true, data: [renamed] }));
  api.on('/DC/UpdateCompany', done);
  const token = tokenWith({ company_id: '1001', name_company: 'Petra Delivery', role: 'Owner' });
  api.on('/DC/Web/CheckToken', json({ success: true, token, capabilities: all }));
  const { user, session } = open({ role: 'Owner' });
  await user.click(await edit());
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit company details' }));
  await user.clear(dialog.getByLabelText('Company name'));
  await user.type(dialog.getByLabelText('Company name'), 'Petra Delivery');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company details updated.')).toBeInTheDocument();
  expect(await screen.findByText('Petra Delivery')).toBeInTheDocument();
  expect(sent('/DC/UpdateCompany')[0]?.body).toEqual({
    company_id: '1001',
    name_company: 'Petra Delivery',
    name_admin: 'Rana Haddad',
    email: 'office@petra.example',
    phone: '0790000000',
    country: 'Jordan',
    city: 'Amman',
    changed_fields: ['name_company'],
    expected_fields: { name_company: 'Petra Express' },
  });
  await waitFor(() => expect(session.read()).toBe(token));
});

test('a company without a phone or a city is asked for them', async () => {
  api.on(path, json({ success: true, data: [{ ...company, phone: '', city: '', email: '', country: '' }] }));
  const { user } = open({ role: 'Owner' });
  await user.click(await edit());
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit company details' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const label of ['Phone', 'City']) expect(dialog.getByLabelText(label)).toBeInvalid();
  expect(sent('/DC/UpdateCompany')).toHaveLength(0);
});

test.each<[string, Options]>([
  ['another role', { role: 'Accountant' }],
  ['a provider who has reserved them', { role: 'Owner', capabilities: ['people'] }],
])('the details are read-only for %s', async (_, options) => {
  api.on(path, json({ success: true, data: [company] }));
  open(options);
  expect(await screen.findByText('Petra Express')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit company details' })).not.toBeInTheDocument();
});
