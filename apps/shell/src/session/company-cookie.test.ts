import { tokenOf } from '../testing/samples.ts';
import { syncCompanyCookie } from './company-cookie.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => localStorage.clear());

test('the company is in a cookie while somebody is signed in, from the start and from a sign-in', () => {
  localStorage.setItem('admin-token', tokenOf('Petra Express', '1001-1', '1001'));
  const session = createSessionStore();
  syncCompanyCookie(session);
  expect(document.cookie).toBe('tawseel-company=1001');
  session.end();
  expect(document.cookie).toBe('');
  session.begin(tokenOf('Arrow', '7-1', 'شركة 7'));
  expect(document.cookie).toBe(`tawseel-company=${encodeURIComponent('شركة 7')}`);
});

test('one that was left behind is taken away', () => {
  document.cookie = 'tawseel-company=1002; path=/';
  syncCompanyCookie(createSessionStore());
  expect(document.cookie).toBe('');
});
