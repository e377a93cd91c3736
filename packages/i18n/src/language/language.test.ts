import { applyLanguage, changeLanguage, readLanguage, storeLanguage } from './language.ts';
import { directionOf } from './languages.ts';

beforeEach(() => localStorage.clear());

test('English is the language until another is stored', () => {
  expect(readLanguage()).toBe('en');
  storeLanguage('ar');
  expect(readLanguage()).toBe('ar');
  expect(localStorage.getItem('language')).toBe('ar');
});

test('an unknown stored language counts as none', () => {
  localStorage.setItem('language', 'fr');
  expect(readLanguage()).toBe('en');
});

test('English is used if the browser forbids storage', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readLanguage()).toBe('en');
  forbidden.mockRestore();
});

test('changing the language stores it and then reloads', () => {
  const reload = jest.fn(() => expect(readLanguage()).toBe('ar'));
  changeLanguage('ar', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Arabic runs right to left, also on the document', () => {
  expect(directionOf('en')).toBe('ltr');
  applyLanguage('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('ar');
});
