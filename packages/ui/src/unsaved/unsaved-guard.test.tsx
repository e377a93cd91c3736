import { renderPage } from '../testing/render-page.tsx';
import { unsavedForms } from './unsaved-forms.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** As the browser does before it closes the page; whether it asks the user. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while a guarded form has unsaved input', () => {
  let isUnsaved = false;
  const { unmount } = renderPage(<UnsavedGuard isUnsaved={() => isUnsaved} />);
  expect([...unsavedForms.keys()].map((check) => check())).toEqual([false]);
  expect(isAsked()).toBe(false);
  isUnsaved = true;
  expect([...unsavedForms.keys()].map((check) => check())).toEqual([true]);
  expect(isAsked()).toBe(true);
  unmount();
  expect(unsavedForms.size).toBe(0);
  expect(isAsked()).toBe(false);
});

test('the browser does not ask about a form that is no longer registered', () => {
  renderPage(<UnsavedGuard isUnsaved={() => true} />);
  unsavedForms.clear();
  expect(isAsked()).toBe(false);
});
