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

test('stores the token under admin-token, and reports each change', () => {
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

test('changes of the token by another tab are reported, other storage changes are not', () => {
  const { listener } = open();
  tellOfAnotherTab('language');
  expect(listener).not.toHaveBeenCalled();
  tellOfAnotherTab(tokenKey);
  tellOfAnotherTab(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a late renewal does not restart an ended session', () => {
  const { session, listener } = open();
  session.renew('late');
  expect(session.read()).toBeNull();
  expect(listener).not.toHaveBeenCalled();
});

test('the store reports whether the last session ended, here or in another tab, or was left', () => {
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

test('ending without a session reports nothing', () => {
  const { session, listener } = open();
  session.end();
  expect(listener).not.toHaveBeenCalled();
});

test('an unsubscribed listener is not called', () => {
  const { session, listener, leave } = open();
  leave();
  session.begin('one');
  expect(listener).not.toHaveBeenCalled();
});
