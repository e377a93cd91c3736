import { createSessionStore, tokenKey } from './session-store.ts';

function tellOfAnotherTab(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

function open() {
  const session = createSessionStore();
  const listener = jest.fn();
  const leave = session.subscribe(listener);
  return { session, listener, leave };
}

test('keeps the token under admin-token, and tells of each change', () => {
  const { session, listener } = open();
  expect(session.read()).toBeNull();
  session.begin('one');
  expect(localStorage.getItem('admin-token')).toBe('one');
  session.renew('two');
  expect(session.read()).toBe('two');
  session.end();
  expect(localStorage.getItem('admin-token')).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('what another tab does is told, and nothing else of its storage', () => {
  const { listener } = open();
  tellOfAnotherTab('language');
  expect(listener).not.toHaveBeenCalled();
  tellOfAnotherTab(tokenKey);
  tellOfAnotherTab(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a session that has ended is not begun again by a renewal that comes late', () => {
  const { session, listener } = open();
  session.renew('late');
  expect(session.read()).toBeNull();
  expect(listener).not.toHaveBeenCalled();
});

test('it says whether the last session ended, here or elsewhere, or was left', () => {
  const { session } = open();
  expect(session.ending()).toBeUndefined();
  session.begin('one');
  session.leave();
  expect(session.ending()).toBe('left');
  session.begin('two');
  expect(session.ending()).toBeUndefined();
  session.end();
  expect(session.ending()).toBe('ended');
  session.begin('three');
  localStorage.removeItem(tokenKey);
  tellOfAnotherTab(tokenKey);
  expect(session.ending()).toBe('ended');
});

test('an end without a session is no news', () => {
  const { session, listener } = open();
  session.end();
  expect(listener).not.toHaveBeenCalled();
});

test('who has left is told nothing', () => {
  const { session, listener, leave } = open();
  leave();
  session.begin('one');
  expect(listener).not.toHaveBeenCalled();
});
