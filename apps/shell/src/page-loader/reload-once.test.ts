import { unsavedForms } from '@tawseel/ui';
import { forgetReload, reloadOnce } from './reload-once.ts';

const reload = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});

test('reloads once for a page and its version', () => {
  expect(reloadOnce('/drivers', '1', reload)).toBe(true);
  expect(reloadOnce('/drivers', '1', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce('/cars', '1', reload)).toBe(true);
  expect(reloadOnce('/drivers', '2', reload)).toBe(true);
  expect(reloadOnce('/drivers', '2', reload)).toBe(false);
});

test('reloads again when the page was loaded in between', () => {
  reloadOnce('/drivers', '1', reload);
  forgetReload('/drivers');
  expect(reloadOnce('/drivers', '1', reload)).toBe(true);
});

test('does not reload while unsaved input would be lost', () => {
  unsavedForms.set(() => true, undefined);
  expect(reloadOnce('/drivers', '1', reload)).toBe(false);
  unsavedForms.clear();
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce('/drivers', '1', reload)).toBe(true);
});

test('does not reload if a full storage cannot hold that it did', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadOnce('/drivers', '1', reload)).toBe(false);
  jest.restoreAllMocks();
  expect(reload).not.toHaveBeenCalled();
});
