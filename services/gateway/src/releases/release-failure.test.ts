import { releaseFailureOf } from './release-failure.ts';

test.each([
  ['ENOSPC', 'its disk is full'],
  ['EROFS', 'its disk is read-only'],
])('a store that fails with %s is a failure that the operator can mend', (code, cause) => {
  const error = Object.assign(new Error(`${code}: write`), { code });
  expect(releaseFailureOf(error)).toEqual({
    status: 507,
    code: 'not_stored',
    reasons: [`The release store cannot be written, for ${cause}. Tell the operator of the console.`],
  });
});

test('other errors of the system are errors of the gateway', () => {
  expect(releaseFailureOf(Object.assign(new Error('EMFILE: open'), { code: 'EMFILE' }))).toBeUndefined();
});
