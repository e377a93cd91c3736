import { createHash } from 'node:crypto';
import {
  brokenEntries,
  chainStart,
  evidenceContent,
  findWording,
  hashContractText,
  proveContract,
  recordCode,
  termsContent,
  type Sha256,
} from './contract-record.ts';
import type { Contract } from './contract.entity.ts';
import type { ContractEvidence } from './contract-evidence.entity.ts';

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest('hex');
const image = Buffer.from('a picture');
const contract: Contract = {
  contract_id: 'C-1',
  name_client: 'بترا إكسبرس',
  name_service: 'ليث المومني',
  company_id: '1001',
  service_start_date: '2026-01-01',
  service_end_date: '2026-12-31',
  contract_date: '2025-12-30',
  service_months: 12,
  payment_now_value: 45.5,
  all_value_service: 1546.125,
  status: 'active',
  activity: 'توصيل الطلبات',
  contract_file_client: `data:image/png;base64,${image.toString('base64')}`,
  contract_file_admin: 'data:image/png;base64,AAAA',
};

function entryOf(signed: Contract, changes: Partial<ContractEvidence> = {}): ContractEvidence {
  const statement = {
    company_id: '1001',
    evidence_no: 1,
    contract_id: signed.contract_id,
    signed_at: '2026-01-02T10:00:00.123+03:00',
    admin_id: '1001-1',
    address_seen: '192.0.2.1',
    address_reported: '192.0.2.1',
    user_agent: 'Browser/1',
    language: 'ar' as const,
    contract_text_sha256: hashContractText(signed, 'ar', sha256),
    contract_terms_sha256: sha256(termsContent(signed)),
    image_sha256: sha256(image),
    previous_hash: chainStart,
    ...changes,
  };
  return { ...statement, hash: sha256(evidenceContent(statement)) };
}

const other = { ...contract, contract_id: 'C-0' };
const before = entryOf(other);
const entry = entryOf(contract, { evidence_no: 2, previous_hash: before.hash });
const chain = [before, entry];

test('an unchanged contract is valid', () => {
  expect(proveContract(contract, chain, sha256)).toMatchObject({ isValid: true, entry, brokenEntries: [] });
});

test.each(['en', 'ar'] as const)(
  'a contract stays valid with the first wording, in %s, and its wording is found by the hash',
  (language) => {
    const hash = hashContractText(contract, language, sha256, 1);
    const signed = entryOf(contract, { language, contract_text_sha256: hash });
    expect(hash).not.toBe(hashContractText(contract, language, sha256));
    expect(proveContract(contract, [signed], sha256)?.isValid).toBe(true);
    expect(findWording(contract, language, hash, sha256)).toBe(1);
    expect(findWording({ ...contract, activity: 'x' }, language, hash, sha256)).toBeUndefined();
  },
);

test('a contract stays valid after it has ended', () => {
  expect(proveContract({ ...contract, status: 'expired' }, chain, sha256)?.isValid).toBe(true);
});

test('a moment in another zone does not change the hash', () => {
  const moved = { ...entry, signed_at: '2026-01-02T07:00:00.123000Z' };
  expect(proveContract(contract, [before, moved], sha256)?.isValid).toBe(true);
});

const changes: Partial<Contract>[] = [
  { name_client: 'بترا إكسبرسس' },
  { name_service: 'ليث المومنى' },
  { service_start_date: '2026-01-02' },
  { service_end_date: '2026-12-30' },
  { contract_date: '2025-12-31' },
  { service_months: 13 },
  { payment_now_value: 45.501 },
  { all_value_service: 1546.124 },
  { activity: '' },
];

test.each(changes)('a changed contract fails the checks of text and terms: %j', (change) => {
  const proof = proveContract({ ...contract, ...change }, chain, sha256);
  expect(proof?.checks.filter(({ isValid }) => !isValid).map(({ name }) => name)).toEqual(['text', 'terms']);
});

test.each([
  ['the client', 'image', { contract_file_client: contract.contract_file_client.replace('YSB', 'YiB') }],
  ['the client, written another way', 'image', { contract_file_client: `${contract.contract_file_client}=` }],
  ['the provider', 'terms', { contract_file_admin: 'data:image/png;base64,AAAB' }],
])('a changed signature of %s fails its check', (_who, name, change) => {
  const proof = proveContract({ ...contract, ...change }, chain, sha256);
  expect(proof?.checks.filter(({ isValid }) => !isValid)).toMatchObject([{ name }]);
});

test('a contract stays valid when the provider signs later', () => {
  const unsigned = entryOf({ ...contract, contract_file_admin: '' });
  expect(proveContract(contract, [unsigned], sha256)?.isValid).toBe(true);
});

const statements: Partial<ContractEvidence>[] = [
  { company_id: '1002' },
  { evidence_no: 3 },
  { signed_at: '2026-01-02T10:00:00.123001+03:00' },
  { admin_id: '1001-2' },
  { address_seen: '192.0.2.2' },
  { address_reported: '' },
  { user_agent: 'Browser/2' },
  { language: 'en' },
  { contract_text_sha256: '1'.repeat(64) },
  { contract_terms_sha256: '1'.repeat(64) },
  { image_sha256: '1'.repeat(64) },
  { previous_hash: chainStart },
  { hash: '1'.repeat(64) },
];

test.each(statements)('a changed record fails its check: %j', (change) => {
  const proof = proveContract(contract, [before, { ...entry, ...change }], sha256);
  expect(proof?.isValid).toBe(false);
  expect(proof?.brokenEntries).toHaveLength(1);
});

test('a record with a recomputed hash breaks the next one', () => {
  const forged = entryOf(other, { address_seen: '192.0.2.9' });
  expect(proveContract(other, [forged, entry], sha256)).toMatchObject({ isValid: false, brokenEntries: [2] });
});

test('a removed record is detected', () => {
  expect(proveContract(contract, [entry], sha256)).toMatchObject({ isValid: false, brokenEntries: [2] });
  expect(proveContract(contract, [before], sha256)).toBeUndefined();
});

test('a removed record breaks the next one alone', () => {
  const next = entryOf({ ...contract, contract_id: 'C-2' }, { evidence_no: 3, previous_hash: entry.hash });
  expect(brokenEntries([before, entry, next], sha256)).toEqual([]);
  expect(brokenEntries([entry, next], sha256)).toEqual([2]);
  expect(brokenEntries([before, next], sha256)).toEqual([3]);
});

test('the code of a record is the beginning of its hash', () => {
  expect(recordCode('0a1b2c3d4e5f6789')).toBe('0A1B-2C3D-4E5F');
});
