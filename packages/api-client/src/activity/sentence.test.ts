import { auditEntry } from '../records/audit-entry.entity.ts';
import { sentenceText } from './sentence-text.ts';
import type { SaidEntry } from './sentence.ts';

const said = (entry: Partial<SaidEntry>, language: 'en' | 'ar' = 'en') =>
  sentenceText(
    {
      entity: 'driver',
      entity_key: 'D-1',
      action: 'update',
      actor: 'account',
      person: 'Nora',
      admin_id: '1-2',
      before: null,
      after: null,
      ...entry,
    },
    language,
  );

const handover = (difference: number) => ({
  entity: 'handover',
  entity_key: '3',
  action: 'create' as const,
  after: { driver_id: 'D-006', name_driver: 'Sakhr', counted: 455, difference },
});

test('a handover says whether money is missing', () => {
  expect(said(handover(-5))).toBe('Nora received 455.00 from D-006 Sakhr, 5.00 short');
  expect(said(handover(5))).toBe('Nora received 455.00 from D-006 Sakhr, 5.00 over');
  expect(said(handover(0))).toBe('Nora received 455.00 from D-006 Sakhr');
  expect(said(handover(-5), 'ar')).toBe('استلام 455.00 من D-006 Sakhr، بنقص 5.00 — Nora');
});

test('a signing, a restoration and a reversal have their own sentences', () => {
  const contract = { status: 'Active' };
  const signing = { entity: 'contract', entity_key: 'C-1', before: contract, after: contract };
  expect(said(signing)).toBe('Nora signed contract C-1');
  expect(said({ ...signing, after: { status: 'Expired' } })).toBe('Nora changed contract C-1');
  const order = { merchant_order_id: 'O-1', merchant_id: 'M-1', name_shop: 'Saha' };
  const restoration = { entity: 'order', entity_key: 'O-1 / M-1', action: 'restore' as const, after: order };
  expect(said(restoration)).toBe('Nora restored order O-1 of Saha');
  const { after } = handover(0);
  const reversal = { ...handover(0), action: 'update' as const, before: { ...after, reversed_by: 0 } };
  expect(said({ ...reversal, after: { ...after, reversed_by: 9 } })).toBe(
    'Nora reversed handover 3: 455.00 from D-006 Sakhr',
  );
});

test('an account is named by its person, never by its id', () => {
  const account = { entity: 'account', entity_key: '25cce83a-bb76-4d11-b220-2bf6ae14240f' };
  const person = { name: 'Omar', role: 'Cashier', status: 'Invited' };
  expect(said({ ...account, action: 'create', after: person })).toBe('Nora invited Omar as Cashier');
  const accepted = { ...account, actor: 'system' as const, person: '', before: person };
  expect(said({ ...accepted, after: { ...person, status: 'Active' } })).toBe('Omar accepted the invitation');
  expect(said({ ...account, action: 'factor_reset', after: { address: '' } })).toBe(
    'Nora reset the second factors of —',
  );
});

test('the end of a session names its person', () => {
  const id = '25cce83a-bb76-4d11-b220-2bf6ae14240f';
  const end = { entity: 'session', entity_key: id, action: 'session_end' as const };
  expect(said({ ...end, after: { account: id, name: 'Omar' } })).toBe('Nora ended a session of Omar');
  expect(said({ ...end, after: { account: id } })).toBe('Nora ended a session of another person');
  expect(said({ ...end, after: { account: '1-2' } })).toBe('Nora ended another session of their own');
});

test('events name who was there', () => {
  const visitor = { entity: 'session', actor: 'visitor' as const, person: '' };
  const failure = { address: '192.0.2.1', reason: 'wrong_password' };
  const failed = { ...visitor, entity_key: '192.0.2.1', action: 'sign_in_failed' as const };
  expect(said({ ...failed, after: failure })).toBe('A login failed from 192.0.2.1: wrong password');
  expect(said({ ...failed, after: { ...failure, user: 'nora' } }, 'ar')).toBe(
    'فشل تسجيل دخول باسم nora من 192.0.2.1: كلمة مرور خاطئة',
  );
  expect(
    said({ entity: 'list', entity_key: 'car-services', action: 'export', after: { format: 'xlsx' } }),
  ).toBe('Nora exported car maintenance as XLSX');
});

const cases = auditEntry.fields.entity.known.flatMap((entity) =>
  auditEntry.fields.action.values.map((action) => ({ entity, action })),
);

test.each(cases)(
  '$action of $entity is a sentence in both languages, also without values',
  ({ entity, action }) => {
    for (const language of ['en', 'ar'] as const) {
      const text = said({ entity, action, entity_key: 'K-1 / K-2' }, language);
      expect(text).toMatch(/Nora|login|فشل|accepted/);
      expect(text).not.toMatch(/[{}\u2068\u2069]|undefined|NaN|_/);
    }
  },
);
