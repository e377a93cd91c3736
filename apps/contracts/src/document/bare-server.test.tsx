import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible, fakeCanvas } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { ContractsPage } from '../list/contracts-page.tsx';
import { SigningPage } from '../signing/signing-page.tsx';
import { renderContracts } from '../testing/render-contracts.tsx';
import { signed, unsigned } from '../testing/samples.ts';
import { ArabicContractPage, EnglishContractPage } from './document-page.tsx';

const api = fakeApi();
fakeCanvas('data:image/png;base64,AAAA');
const one = '/DC/DisplayContracts/C-1';
const signing = '/DC/SignatureClient/C-1';
const empty = Object.fromEntries(Object.keys(unsigned).map((name) => [name, null]));
const texts = {
  service_months: '12',
  payment_now_value: '45',
  all_value_service: 'a lot',
  contract_date: 'soon',
};
const answer = (...rows: object[]) => json({ data: rows });
const calls = () => api.received.map(({ method, path, body }) => [method, path, body]);

const openEnglish = () =>
  renderContracts(<EnglishContractPage />, {
    path: '/contractEng/C-1',
    route: '/contractEng/:contractId',
    isBare: true,
  });
const openArabic = () =>
  renderContracts(<ArabicContractPage />, {
    path: '/contract/C-1',
    route: '/contract/:contractId',
    language: 'ar',
    isBare: true,
  });

async function openSigning() {
  const page = renderContracts(<SigningPage />, {
    path: '/SignatureClientAr/C-1',
    route: '/SignatureClientAr/:contractId',
    isBare: true,
  });
  await screen.findByRole('article');
  return page;
}

test.each([
  ['null', empty],
  ['missing', { contract_id: 'C-1' }],
])('a contract whose values are %s has dashes in its English text', async (_, row) => {
  api.on(one, answer(row));
  openEnglish();
  const paper = await screen.findByRole('article', { name: 'Service Contract' });
  expect(paper).toHaveTextContent('Contract no. C-1, made on —');
  expect(paper).toHaveTextContent('represented by —.Second party (the Client): —, company no. —.');
  expect(paper).toHaveTextContent('runs for —: it starts on — and ends on —.');
  expect(paper).toHaveTextContent('The total value of the service is — Jordanian dinars (JD).');
  expect(paper).not.toHaveTextContent(/null|undefined|NaN|Invalid/);
  expect(screen.getByRole('link', { name: 'Sign contract' })).toHaveAttribute(
    'href',
    '/SignatureClientAr/C-1',
  );
  await expectAccessible();
});

test('a contract whose values are texts is written with them in Arabic', async () => {
  api.on(one, json({ data: { ...signed, ...texts } }));
  openArabic();
  const paper = await screen.findByRole('article', { name: 'عقد تقديم خدمات' });
  expect(paper).toHaveTextContent('حُرّر بتاريخ soon');
  expect(paper).toHaveTextContent('مدة الخدمة 12 شهرًا');
  expect(paper).toHaveTextContent('القيمة الإجمالية للخدمة a lot دينار أردني');
  expect(paper).toHaveTextContent('المستحقة حاليًا 45.00 دينار أردني');
});

test('a signed contract has no record, no link to a verification, and requests neither', async () => {
  api.on(one, answer(signed));
  openEnglish();
  expect(await screen.findByRole('img', { name: 'Signature of Petra Express' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Signing record' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Verify signature' })).not.toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent('signing record');
  expect(calls()).toEqual([['POST', one, {}]]);
});

test('a signature is sent with its two fields, promises no evidence, and the contract is then signed', async () => {
  api.on(one, answer({ ...empty, name_client: 'Petra' }), answer(signed));
  api.on(signing, () => new Response(null, { status: 204 }));
  const { user, router } = await openSigning();
  expect(screen.getByText(/^By approving, I confirm/)).toHaveTextContent(/on behalf of .Petra.\.$/);
  expect(screen.getByRole('article')).toHaveTextContent('through its administrator.');
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar');
  await user.click(screen.getByRole('button', { name: 'Approve and sign' }));
  expect(await screen.findByText('The text signature was saved.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/contract-list');
  expect(calls().find(([method]) => method === 'PUT')).toEqual([
    'PUT',
    signing,
    { contract_file_client: 'data:image/png;base64,AAAA', ip_address_client: '' },
  ]);
});

test('a refused signature shows the message of the server and keeps the name', async () => {
  api.on(one, answer(unsigned));
  api.on(signing, json({ success: false, message: 'Too late.' }));
  const { user } = await openSigning();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  await user.type(screen.getByLabelText('Your full name'), 'Omar');
  await user.click(screen.getByRole('button', { name: 'Approve and sign' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('saving the signature. Too late.');
  expect(screen.getByLabelText('Your full name')).toHaveValue('Omar');
});

test('the list shows contracts with missing values, and any status', async () => {
  const rows = [
    { ...empty, contract_id: 1 },
    { ...signed, contract_id: 2, status: 'ACTIVE', service_months: 'twelve' },
    { ...signed, contract_id: 3, status: 'frozen' },
  ];
  api.on('/DC/DisplayContracts', json({ success: true, data: rows }));
  renderContracts(<ContractsPage />, { path: '/contract-list', isBare: true });
  const first = within(await screen.findByRole('region', { name: '— Contract no. 1' }));
  expect(first.getAllByText('—').length).toBeGreaterThan(7);
  expect(first.getByRole('link', { name: 'Sign contract' })).toHaveAttribute('href', '/SignatureClientAr/1');
  const [missing, ...known] = [...document.querySelectorAll('[data-tone]')];
  expect([missing?.textContent, missing?.getAttribute('data-tone')]).toEqual(['—', 'neutral']);
  expect(known.map((tag) => [tag.textContent, tag.getAttribute('data-tone')])).toEqual([
    ['Active', 'good'],
    ['frozen', 'bad'],
  ]);
  expect(screen.getByText('twelve')).toBeInTheDocument();
  expect(calls()).toEqual([['POST', '/DC/DisplayContracts', {}]]);
});
