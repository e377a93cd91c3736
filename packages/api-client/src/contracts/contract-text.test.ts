import { createHash } from 'node:crypto';
import { contractTextContent, newestWording, writeContract } from './contract-text.ts';
import { writeAmount, writeDay, writeMonths } from './contract-values.ts';

const terms = {
  contract_id: 'C-1001-3',
  name_client: 'Petra Express',
  name_service: 'Laith Momani',
  company_id: '1001',
  service_start_date: '2026-11-01',
  service_end_date: '2027-10-31',
  contract_date: '2026-10-30',
  service_months: 12,
  payment_now_value: 45,
  all_value_service: 1540.125,
  activity: 'Parcels',
};

test('the English text has parties, dates, amounts and terms', () => {
  const text = contractTextContent(writeContract(terms, 'en', newestWording));
  for (const part of [
    'Contract no. C-1001-3, made on 30 October 2026',
    'represented by Laith Momani',
    'Petra Express, company no. 1001',
    'Parcels',
    '12 months: it starts on 1 November 2026 and ends on 31 October 2027',
    '1,540.125 Jordanian dinars (JD)',
    '45.00 Jordanian dinars (JD)',
    'pays the value of the service monthly',
    'may suspend the service when a payment is late',
    'one or two days before the start of a new month',
    'no penalty',
  ]) {
    expect(text).toContain(part);
  }
});

test('the Arabic text has the same content', () => {
  const text = contractTextContent(writeContract(terms, 'ar', newestWording));
  for (const part of [
    'عقد رقم C-1001-3، حُرّر بتاريخ 30 تشرين الأول 2026',
    'ويمثّله Laith Momani',
    'Petra Express، شركة رقم 1001',
    'مدة الخدمة 12 شهرًا، تبدأ بتاريخ 1 تشرين الثاني 2026 وتنتهي بتاريخ 31 تشرين الأول 2027',
    '1,540.125 د.أ',
    '45.00 د.أ',
    'شهريًا',
    'إيقاف الخدمة عند التأخر في الدفع',
    'قبل بداية شهر جديد بيوم أو يومين',
    'أي غرامة',
  ]) {
    expect(text).toContain(part);
  }
});

test('only servers that keep a signing record have a text that mentions it', () => {
  expect(contractTextContent(writeContract(terms, 'en', 1, false))).not.toContain('signing record');
  expect(contractTextContent(writeContract(terms, 'en', 1))).toContain('; the signing record names');
  expect(contractTextContent(writeContract(terms, 'ar', 1, false))).not.toContain('سجل التوقيع');
});

test('a missing value is a dash, and any other stays as it is', () => {
  expect([writeDay(null, 'en'), writeAmount(undefined), writeMonths('', 'ar')]).toEqual(['—', '—', '—']);
  expect([writeDay(2026, 'en'), writeAmount('a lot'), writeMonths('a year', 'en')]).toEqual([
    '2026',
    'a lot',
    'a year',
  ]);
});

test('both texts have the same articles', () => {
  const [en, ar] = [writeContract(terms, 'en', newestWording), writeContract(terms, 'ar', newestWording)];
  const shape = ({ articles }: typeof en) => articles.map(({ paragraphs }) => paragraphs.length);
  expect(shape(en)).toEqual(shape(ar));
});

// Contracts signed with a wording are verified by these hashes, so it never changes.
test.each([
  [1, 'en', '3abe7ddea0386f7bb7f83ce82903faddd53ca00872956f7052ca669bfd387048'],
  [1, 'ar', 'e551628441d3f0a775a717978a415cdf3bfc6fce38db40215e893e9ff9d53498'],
  [2, 'en', '56fd1d6883b024e1c402f9b2409a070759b3adc7ec5f5e89bbaff80ca8d43954'],
  [2, 'ar', '8bb57a469e328a72416114a484d3001b7567026a827912fc3ed27e677dabdf17'],
] as const)('wording %d in %s has not changed', (wording, language, hash) => {
  const text = contractTextContent(writeContract(terms, language, wording));
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});

test.each([
  [0, '0.00'],
  [45, '45.00'],
  [1234.5, '1,234.50'],
  [0.125, '0.125'],
  [-3, '-3.00'],
  [1234567.891, '1,234,567.891'],
])('the amount %d is written %s', (value, written) => {
  expect(writeAmount(value)).toBe(written);
});

test.each([
  [1, '1 month', 'شهر واحد'],
  [2, '2 months', 'شهران'],
  [3, '3 months', '3 أشهر'],
  [10, '10 months', '10 أشهر'],
  [11, '11 months', '11 شهرًا'],
  [24, '24 months', '24 شهرًا'],
  [100, '100 months', '100 شهر'],
  [103, '103 months', '103 أشهر'],
])('%d months are written with the plural form of each language', (count, en, ar) => {
  expect(writeMonths(count, 'en')).toBe(en);
  expect(writeMonths(count, 'ar')).toBe(ar);
});

test('days are written with the name of the month; other text is unchanged', () => {
  expect(writeDay('2026-02-03T00:00:00+03:00', 'en')).toBe('3 February 2026');
  expect(writeDay('2026-02-03', 'ar')).toBe('3 شباط 2026');
  expect(writeDay('soon', 'en')).toBe('soon');
});
