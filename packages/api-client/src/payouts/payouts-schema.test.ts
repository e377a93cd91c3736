import { payoutPayment, payoutTermsUpdate } from './payouts.calls.ts';

const terms = { merchant_id: 'M-1', condition: 'On delivery', days: 0, weekday: 'Any day' } as const;

test.each([
  ['Cash', '', ''],
  ['CliQ', ' shop-7 ', 'SHOP7'],
  ['CliQ', '٠٧٩٠٠٠٠٠٠٠', '0790000000'],
  ['CliQ', '00962 79 000 0000', '00962790000000'],
  ['IBAN', 'jo94 cbjo 0010 0000 0000 0131 0003 02', 'JO94CBJO0010000000000131000302'],
  ['IBAN', 'GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
])('terms accept the account of %s: %j', (method, account, stored) => {
  expect(payoutTermsUpdate.parse({ ...terms, method, account }).account).toBe(stored);
});

test.each([
  ['CliQ', ''],
  ['CliQ', 'ab'],
  ['CliQ', '1234567'],
  ['CliQ', 'much-too-long-an-alias'],
  ['IBAN', ''],
  ['IBAN', 'JO94CBJO0010000000000131000303'],
  ['IBAN', 'JO15AAAA1234'],
])('terms refuse the account of %s: %j', (method, account) => {
  const { error } = payoutTermsUpdate.safeParse({ ...terms, method, account });
  expect(error?.issues).toMatchObject([{ path: ['account'], message: 'invalid' }]);
});

test('a payment by bank has a reference, and one in cash has no fee', () => {
  const seen = { payout_id: 1, expected_total: 5 };
  const bank = payoutPayment.safeParse({ ...seen, method: 'CliQ', account: 'SHOP7', bank_fee: 0.35 });
  expect(bank.error?.issues).toMatchObject([{ path: ['reference'], message: 'required' }]);
  const cash = payoutPayment.safeParse({ ...seen, method: 'Cash', account: '', bank_fee: 0.35 });
  expect(cash.error?.issues).toMatchObject([{ path: ['bank_fee'], message: 'invalid' }]);
});
