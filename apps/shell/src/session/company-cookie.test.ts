import { tokenOf } from '../testing/samples.ts';
import { syncCompanyCookie } from './company-cookie.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => localStorage.clear());

test('a cookie holds the company while a user is signed in', () => {
  localStorage.setItem('admin-token', tokenOf('Petra Express', '1001-1', '1001'));
  const session = createSessionStore();
  syncCompanyCookie(session);
  expect(document.cookie).toBe('tawseel-company=1001');
  session.end();
  expect(document.cookie).toBe('');
  session.begin({ token: tokenOf('Arrow', '7-1', 'شركة 7'), capabilities: [], company: '' });
  expect(document.cookie).toBe(`tawseel-company=${encodeURIComponent('شركة 7')}`);
  session.begin({ token: 'names no company', capabilities: [], company: '1003' });
  expect(document.cookie).toBe('tawseel-company=1003');
});

test('a leftover cookie is removed', () => {
  document.cookie = 'tawseel-company=1002; path=/';
  syncCompanyCookie(createSessionStore());
  expect(document.cookie).toBe('');
});
