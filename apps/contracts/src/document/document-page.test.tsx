import { recordCode } from '@tawseel/api-client/contract-record';
import { contractTextContent, newestWording, writeContract } from '@tawseel/api-client/contract-text';
import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderContracts } from '../testing/render-contracts.tsx';
import { evidenceOf, signed, unsigned } from '../testing/samples.ts';
import { ArabicContractPage, EnglishContractPage } from './document-page.tsx';

const api = fakeApi();
const one = '/DC/DisplayContracts/C-1';
const evidence = '/DC/DisplayContractEvidence';
const answer = (...rows: object[]) => json({ success: true, data: rows });

const openArabic = () =>
  renderContracts(<ArabicContractPage />, { path: '/contract/C-1', route: '/contract/:contractId' });
const openEnglish = (language: 'en' | 'ar' = 'en') =>
  renderContracts(<EnglishContractPage />, {
    path: '/contractEng/C-1',
    route: '/contractEng/:contractId',
    language,
  });

test('the Arabic document is Arabic in an English console', async () => {
  api.on(one, answer(signed));
  api.on(evidence, answer(evidenceOf(signed)));
  openArabic();
  const paper = await screen.findByRole('article', { name: 'عقد تقديم خدمات' });
  expect(paper).toHaveAttribute('lang', 'ar');
  expect(paper).toHaveAttribute('dir', 'rtl');
  expect(await within(paper).findByText('198.51.100.7')).toBeInTheDocument();
  expect(paper).toHaveTextContent('540.125 د.أ');
  // In the order of the text: left to right, the half of the day would be on the other side of the date.
  expect(within(paper).getByText('2026-01-02 02:05:09 م')).not.toHaveAttribute('dir');
  expect(screen.getByRole('heading', { level: 1, name: 'Contract C-1' })).toBeInTheDocument();
  await expectAccessible();
});

test('a contract signed with an earlier wording keeps it, in both languages', async () => {
  api.on(one, answer(signed), answer(signed));
  api.on(evidence, answer(evidenceOf(signed, 1)), answer(evidenceOf(signed, 1)));
  const { unmount } = openArabic();
  const arabic = await screen.findByRole('article', { name: 'عقد تقديم خدمات' });
  expect(await within(arabic).findByText('198.51.100.7')).toBeInTheDocument();
  expect(arabic).toHaveTextContent('540.125 دينار أردني');
  unmount();
  openEnglish();
  const english = await screen.findByRole('article', { name: 'Service Contract' });
  expect(await within(english).findByText('198.51.100.7')).toBeInTheDocument();
  expect(english).toHaveTextContent('for use in the running of its business');
});

test('the English document is English in an Arabic console', async () => {
  api.on(one, answer(signed));
  api.on(evidence, answer(evidenceOf(signed)));
  openEnglish('ar');
  const paper = await screen.findByRole('article', { name: 'Service Contract' });
  expect(paper).toHaveAttribute('lang', 'en');
  expect(paper).toHaveAttribute('dir', 'ltr');
  expect(within(paper).getByRole('heading', { name: 'Article 5: Ending the contract' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'العقد بالعربية' })).toHaveAttribute('href', '/contract/C-1');
  expect(await within(paper).findByText('198.51.100.7')).toBeInTheDocument();
  await expectAccessible();
});

test('the text equals the hashed text, with its values isolated', async () => {
  const mixed = { ...unsigned, name_client: 'شركة بترا (Petra Express)', activity: '' };
  api.on(one, answer(mixed));
  openEnglish();
  const paper = await screen.findByRole('article', { name: 'Service Contract' });
  const lines = [...paper.querySelectorAll('h2, header p, article > p, section h3, section p')];
  const written = lines.map(({ textContent }) => textContent).join('\n');
  expect(written).toContain(contractTextContent(writeContract(mixed, 'en', newestWording)));
  const names = within(paper).getAllByText('شركة بترا (Petra Express)');
  expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
});

test('a signed document shows both signatures, both stamps and the evidence with its code', async () => {
  const entry = evidenceOf(signed);
  api.on(one, answer(signed));
  api.on(evidence, answer({ ...entry, contract_id: 'C-0' }, entry));
  openEnglish();
  for (const name of [
    'Signature of Laith Momani',
    'Signature of Petra Express',
    'Stamp of Tawseel',
    'Stamp of Petra Express',
  ]) {
    expect(await screen.findByRole('img', { name })).toBeInTheDocument();
  }
  const record = within(screen.getByRole('region', { name: 'Signing record' }));
  expect(await record.findByText(recordCode(entry.hash))).toBeInTheDocument();
  for (const value of [
    entry.hash,
    entry.image_sha256,
    entry.contract_text_sha256,
    '192.0.2.1',
    'Browser/1',
    '1001-1',
    '2026-01-02 02:05:09 PM',
    'Arabic',
  ]) {
    expect(record.getByText(value)).toBeInTheDocument();
  }
  expect(record.getByText(/A simple electronic signature/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verify signature' })).toHaveAttribute(
    'href',
    '/contract-verification/C-1',
  );
});

test('an unsigned document shows a notice with a link to the signing page', async () => {
  api.on(one, answer(unsigned));
  openEnglish();
  expect(await screen.findByText('Not signed yet')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Stamp of Petra Express' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Signing record' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign contract' })).toHaveAttribute(
    'href',
    '/SignatureClientAr/C-1',
  );
});

test.each([
  ['no entry', answer(), 'This contract has no signing record.'],
  ['no answer', refusal(500, 'internal', 'x'), 'The signing record could not be loaded.'],
])('evidence with %s shows a notice beside the document', async (_what, reply, text) => {
  api.on(one, answer(signed));
  api.on(evidence, reply);
  openEnglish();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Service Contract' })).toBeInTheDocument();
});

test("Print opens the browser's print dialog", async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(one, answer(unsigned));
  const { user } = openEnglish();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ['an empty list', answer()],
  ['404', refusal(404, 'not_found', 'x')],
])('a missing contract (%s) shows a not-found page', async (_what, reply) => {
  api.on(one, reply);
  openEnglish();
  expect(await screen.findByText('Contract not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All contracts' })).toHaveAttribute('href', '/contract-list');
  await expectAccessible();
});

test('a load failure shows its text and can be retried', async () => {
  api.on(one, refusal(500, 'internal', 'x'), answer(unsigned));
  const { user } = openEnglish();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching contract data');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Service Contract' })).toBeInTheDocument();
});
