import { act, renderHook } from '@testing-library/react';
import { useActionsWidth } from './use-actions-width.ts';

test('the width follows other actions, but not fractions of a pixel', () => {
  let report: (width: number) => void = () => undefined;
  const observer = (callback: (entries: object[]) => void) => {
    report = (inlineSize) => act(() => callback([{ borderBoxSize: [{ inlineSize }] }]));
    return { observe: () => undefined, disconnect: () => undefined };
  };
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(observer as never);
  document.body.innerHTML =
    '<div><section><table><thead><tr><th data-actions></th></tr></thead></table></section></div>';
  const scroller = document.querySelector('section');
  renderHook(() => useActionsWidth(scroller));
  const widths = [98.5, 97.75, 99.25, 120, 13].map((width) => {
    report(width);
    return scroller?.parentElement?.style.getPropertyValue('--actions-width');
  });
  expect(widths).toEqual(['98.5px', '98.5px', '98.5px', '120px', '13px']);
});
