import { unsavedForms } from '@tawseel/ui';
import { tokenOf } from '../testing/samples.ts';
import { createSessionStore } from './session-store.ts';
import { leftKey, tokenKey } from './storage-keys.ts';

const draftsKey = 'tawseel-drafts';

function tellOfAnotherTab(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

const start = (token: string, company = '') => ({ token, capabilities: ['lists', 'restore'], company });
const stored = () => Object.fromEntries(Object.entries(localStorage));

function open() {
  const session = createSessionStore();
  const listener = jest.fn();
  const leave = session.subscribe(listener);
  return { session, listener, leave };
}

test('stores token, announced additions and typed company, and reports each change', () => {
  const { session, listener } = open();
  expect(session.read()).toBeNull();
  session.begin(start('one', '1001'));
  expect(stored()).toEqual({
    'admin-token': 'one',
    'admin-capabilities': '["lists","restore"]',
    'admin-company': '1001',
  });
  session.renew(['lists'], 'two');
  expect([session.read(), session.capabilities()]).toEqual(['two', ['lists']]);
  session.renew([]);
  expect([session.read(), session.capabilities(), session.company()]).toEqual(['two', [], '1001']);
  session.end();
  expect(stored()).toEqual({});
  expect(listener).toHaveBeenCalledTimes(4);
});

test('the additions are written before the token and removed after it', () => {
  const order: string[] = [];
  const { session } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void order.push(`set ${key}`));
  session.begin(start('one'));
  expect(order).toEqual(['set admin-company', 'set admin-capabilities', 'set admin-token']);
  jest.restoreAllMocks();
  session.begin(start('one'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void order.push(`remove ${key}`));
  session.leave();
  jest.restoreAllMocks();
  expect(order.slice(3)).toEqual(['remove admin-token', 'remove admin-capabilities', 'remove admin-company']);
});

test('a session that was stored without its additions has none', () => {
  const { session } = open();
  localStorage.setItem('admin-token', 'one');
  expect(session.capabilities()).toBeUndefined();
  expect(session.company()).toBe('');
});

test('the announced additions are the same array until they change', () => {
  const { session } = open();
  session.begin(start('one'));
  const first = session.capabilities();
  session.renew(['lists', 'restore'], 'two');
  expect(session.capabilities()).toBe(first);
  session.renew(['lists'], 'two');
  expect(session.capabilities()).toEqual(['lists']);
});

test('the company is that of the token, or the typed one if the token names none', () => {
  const { session } = open();
  session.begin(start(tokenOf('Petra Express', '1001-1', '1001'), ' 1001 '));
  expect(session.company()).toBe('1001');
  session.begin(start('opaque', '1002'));
  expect(session.company()).toBe('1002');
  session.end();
  expect(session.company()).toBe('');
});

test('changes of the session by another tab are reported, other storage changes are not', () => {
  const { listener } = open();
  tellOfAnotherTab('language');
  expect(listener).not.toHaveBeenCalled();
  tellOfAnotherTab(tokenKey);
  tellOfAnotherTab(null);
  tellOfAnotherTab('admin-capabilities');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a late renewal does not restart an ended session', () => {
  const { session, listener } = open();
  session.renew(['lists'], 'late');
  expect(stored()).toEqual({});
  expect(listener).not.toHaveBeenCalled();
});

test('the store reports whether the last session ended, here or in another tab, or was left', () => {
  const { session } = open();
  expect(session.ending()).toBeUndefined();
  session.begin(start('one'));
  session.leave();
  expect(session.ending()).toBe('left');
  session.begin(start('two'));
  expect(session.ending()).toBeUndefined();
  session.end();
  expect(session.ending()).toBe('ended');
  session.begin(start('three'));
  localStorage.removeItem(tokenKey);
  tellOfAnotherTab(tokenKey);
  expect(session.ending()).toBe('ended');
});

test('a full browser does not hold up a sign-out', () => {
  const { session } = open();
  session.begin(start('one'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  session.leave();
  jest.restoreAllMocks();
  expect(session.read()).toBeNull();
});

test('ending without a session reports nothing', () => {
  const { session, listener } = open();
  session.end();
  expect(listener).not.toHaveBeenCalled();
});

test('an unsubscribed listener is not called', () => {
  const { session, listener, leave } = open();
  leave();
  session.begin(start('one'));
  expect(listener).not.toHaveBeenCalled();
});

test('a tab that opens drops the unsaved input of another company', () => {
  localStorage.setItem(tokenKey, 'one');
  localStorage.setItem('admin-company', '1002');
  const kept = ['1001 ', '1002 '].map((account) => {
    sessionStorage.setItem(draftsKey, `{"account":"${account}","forms":[]}`);
    createSessionStore();
    return sessionStorage.getItem(draftsKey) !== null;
  });
  expect(kept).toEqual([false, true]);
});

describe('unsaved input', () => {
  const isUnsaved = () => true;
  const kept = () => sessionStorage.getItem(draftsKey);
  const signIn = (adminId: string, company = '1001') => start(tokenOf('Petra', adminId, company));

  beforeEach(() => {
    sessionStorage.clear();
    unsavedForms.set(isUnsaved, () => ({ subject: 'form', values: { name: 'Omar' } }));
  });
  afterEach(() => unsavedForms.delete(isUnsaved));

  test('is kept for its person by a session that ends, not by one that is left', () => {
    const { session } = open();
    session.begin(signIn('1001-1'));
    session.leave();
    expect(kept()).toBeNull();
    session.begin(signIn('1001-1'));
    session.end();
    expect(kept()).toContain('"account":"1001 1001-1"');
    session.begin(signIn('1001-1'));
    expect(kept()).toContain('"name":"Omar"');
  });

  /** Signs out as another tab does, whose events arrive one after the other. */
  function leaveInAnotherTab() {
    localStorage.setItem(leftKey, '7');
    localStorage.removeItem(tokenKey);
    tellOfAnotherTab(leftKey);
    tellOfAnotherTab(tokenKey);
  }

  test('is dropped when the person signs out in another tab', () => {
    const { session } = open();
    session.begin(signIn('1001-1'));
    leaveInAnotherTab();
    expect(session.ending()).toBe('left');
    expect(kept()).toBeNull();
  });

  test('of an ended session is dropped when the person signs in and out in another tab', () => {
    const { session } = open();
    session.begin(signIn('1001-1'));
    session.end();
    expect(kept()).not.toBeNull();
    localStorage.setItem(tokenKey, signIn('1001-1').token);
    tellOfAnotherTab(tokenKey);
    expect(kept()).not.toBeNull();
    leaveInAnotherTab();
    expect(kept()).toBeNull();
  });

  test('is dropped in a tab that opens again after a sign-out, and kept if the session ended later', () => {
    const { session } = open();
    session.begin(signIn('1001-1'));
    session.end();
    localStorage.setItem(leftKey, String(Date.now() - 1000));
    createSessionStore();
    expect(kept()).not.toBeNull();
    localStorage.setItem(leftKey, String(Date.now() + 1000));
    createSessionStore();
    expect(kept()).toBeNull();
  });

  test.each([
    ['person of the company', signIn('1001-2')],
    ['company', signIn('1001-1', '1002')],
  ])('is dropped when another %s signs in, also in another tab', (_, other) => {
    const { session } = open();
    session.begin(signIn('1001-1'));
    localStorage.clear();
    tellOfAnotherTab(null);
    expect(kept()).not.toBeNull();
    localStorage.setItem(tokenKey, other.token);
    tellOfAnotherTab(tokenKey);
    expect(kept()).toBeNull();
  });

  test('that a full browser cannot keep does not hold up the end of the session', () => {
    const { session, listener } = open();
    session.begin(signIn('1001-1'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session.end();
    jest.restoreAllMocks();
    expect(session.read()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
