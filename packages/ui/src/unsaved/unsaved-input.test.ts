import { discardUnsavedInput, hasUnsavedInput, registerUnsavedInput } from './unsaved-input.ts';

/** As the browser does before it closes the page; whether it asks the user. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while one of the registered forms has unsaved input', () => {
  let isUnsaved = false;
  const removals = [registerUnsavedInput(() => false), registerUnsavedInput(() => isUnsaved)];
  expect([hasUnsavedInput(), isAsked()]).toEqual([false, false]);
  isUnsaved = true;
  expect([hasUnsavedInput(), isAsked()]).toEqual([true, true]);
  for (const remove of removals) remove();
  expect([hasUnsavedInput(), isAsked()]).toEqual([false, false]);
});

test('the browser does not ask about input that the user has discarded', () => {
  const remove = registerUnsavedInput(() => true);
  discardUnsavedInput();
  expect([hasUnsavedInput(), isAsked()]).toEqual([false, false]);
  remove();
});

test('the last removal takes the listener from the window', () => {
  const listen = jest.spyOn(window, 'removeEventListener');
  const removals = [registerUnsavedInput(() => true), registerUnsavedInput(() => true)];
  removals[0]?.();
  expect(listen).not.toHaveBeenCalled();
  removals[1]?.();
  expect(listen).toHaveBeenCalledWith('beforeunload', expect.any(Function));
});
