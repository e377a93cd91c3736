import { pathAfterSignIn, signInPath } from './return-path.ts';

const back = (next: string) => pathAfterSignIn(`?next=${encodeURIComponent(next)}`);

test.each([
  '/drivers',
  '/drivers?search=a%20b&sort=-salary',
  '/contract/7',
  '/receipt#102389:M-002,1%2F2:M-003',
  '/loginfoo',
])('sign-in leads back to %s', (path) => {
  const [pathname, search] = signInPath(path).split('?');
  expect(pathname).toBe('/login');
  expect(pathAfterSignIn(`?${search}`)).toBe(path);
});

test('home needs no return path', () => {
  expect(signInPath('/')).toBe('/login');
  expect(signInPath('/home')).toBe('/login');
  expect(pathAfterSignIn('')).toBe('/home');
});

test.each([
  'https://example.com/drivers',
  '//example.com/drivers',
  '///example.com/drivers',
  '/\\example.com/drivers',
  '\\\\example.com',
  '/\t/example.com/drivers',
  '/\n/example.com/drivers',
  '/.//example.com/drivers',
  '/..//example.com/drivers',
  'javascript:alert(1)',
  'drivers',
  '',
])('sign-in leads home instead of to %j', (next) => {
  expect(back(next)).toBe('/home');
});

test.each(['/login', '/login?next=%2Flogin'])('sign-in never leads back to %s, which would loop', (next) => {
  expect(back(next)).toBe('/home');
});
