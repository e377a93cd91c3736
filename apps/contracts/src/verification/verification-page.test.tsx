import { recordCode } from '@tawseel/api-client/contract-record';
import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderContracts } from '../testing/render-contracts.tsx';
import { evidenceOf, signed, unsigned } from '../testing/samples.ts';
import { VerificationPage } from './verification-page.tsx';

const api = fakeApi();
const entry = evidenceOf(signed);
const answer = (...rows: object[]) => json({ success: true, data: rows });

function open(contract: object, chain: object[], language: 'en' | 'ar' = 'en') {
  api.on('/DC/DisplayContracts/C-1', answer(contract));
  api.on('/DC/DisplayContractEvidence', answer(...chain));
  return renderContracts(<VerificationPage />, {
    path: '/contract-verification/C-1',
    route: '/contract-verification/:contractId',
    language,
  });
}

const verdict = async () => (await screen.findByText(/^(Valid|Not valid)$/)).textContent;
const found = () =>
  within(screen.getByRole('region', { name: 'What was checked' }))
    .getAllByText(/: (unchanged|changed)$/)
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith(': changed'));

test('an unchanged contract is valid, and its code is shown', async () => {
  open(signed, [entry]);
  expect(await verdict()).toBe('Valid');
  expect(found()).toEqual([]);
  expect(screen.getByText(recordCode(entry.hash))).toBeInTheDocument();
  expect(screen.getByText(/simple electronic signature, nothing more/)).toBeInTheDocument();
  await expectAccessible();
});

test.each([
  [
    'the contract',
    { ...signed, all_value_service: 540.124 },
    entry,
    ['Contract text: changed', 'Contract values: changed'],
  ],
  [
    'the signature',
    { ...signed, contract_file_client: 'data:image/png;base64,AAAA' },
    entry,
    ['Signature: changed'],
  ],
  [
    'the record',
    signed,
    { ...entry, address_seen: '192.0.2.2' },
    ['Signing record: changed', 'Chain of records: changed'],
  ],
])('a changed %s is reported', async (_what, contract, record, differing) => {
  open(contract, [record]);
  expect(await verdict()).toBe('Not valid');
  expect(found()).toEqual(differing);
});

test('stored and recomputed hashes are shown', async () => {
  open({ ...signed, name_client: 'Petra' }, [entry]);
  await verdict();
  expect(screen.getByText(entry.contract_text_sha256)).toBeInTheDocument();
  expect(screen.getAllByText('Found now:')).toHaveLength(2);
});

test('a contract signed without evidence cannot be verified, and an unsigned one need not be', async () => {
  const { unmount } = open(signed, []);
  expect(await screen.findByText('This contract has no signing record')).toBeInTheDocument();
  unmount();
  open(unsigned, []);
  expect(await screen.findByText('This contract is not signed yet.')).toBeInTheDocument();
});

test('evidence without a signature is not valid', async () => {
  open(unsigned, [entry]);
  expect(await verdict()).toBe('Not valid');
});

test('the page is translated to Arabic', async () => {
  open(signed, [entry], 'ar');
  expect(await screen.findByText('سليم')).toBeInTheDocument();
  expect(screen.getByText('2026-01-02 02:05:09 م')).not.toHaveAttribute('dir');
});
