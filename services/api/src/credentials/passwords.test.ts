import { createPasswords, hashPassword } from './passwords.ts';

const [composed, decomposed] = ['caf\u00E9 أحمد'.normalize('NFC'), 'caf\u00E9 أحمد'.normalize('NFD')];
const turn = { lane: 'known', party: '' } as const;

function matches(password: string, hashed: string) {
  return createPasswords().inTurn(turn, (compare) => compare(password, hashed));
}

test('a password matches however a keyboard composes its letters', async () => {
  const hashed = await hashPassword(decomposed);
  expect(
    await Promise.all([composed, decomposed, 'cafe أحمد'].map((typed) => matches(typed, hashed))),
  ).toEqual([true, true, false]);
});
