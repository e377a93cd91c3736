import { act, renderHook } from '@testing-library/react';
import { useStoredChoice } from './use-stored-choice.ts';

const key = 'sheet';
const sheets = ['A4', 'A5'] as const;
const renderSheet = () => renderHook(() => useStoredChoice(key, sheets)).result;

afterEach(() => localStorage.removeItem(key));

test('a stored choice is the first one until another is made, and returns with the next page', () => {
  const sheet = renderSheet();
  expect(sheet.current[0]).toBe('A4');
  act(() => sheet.current[1]('A5'));
  expect(sheet.current[0]).toBe('A5');
  expect(renderSheet().current[0]).toBe('A5');
});

test('a stored text that is no choice is ignored', () => {
  localStorage.setItem(key, 'B2');
  expect(renderSheet().current[0]).toBe('A4');
});

test('a choice changes in a browser that forbids storage', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const sheet = renderSheet();
  act(() => sheet.current[1]('A5'));
  expect(sheet.current[0]).toBe('A5');
  jest.restoreAllMocks();
});
