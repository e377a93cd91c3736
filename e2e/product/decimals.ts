import type { Locator } from '@playwright/test';

/** Distances of the decimal points of amounts from the left of the window, in pixels, of each amount in the elements. */
export function decimalPoints(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const at = /\d\.\d/.exec(text.textContent ?? '')?.index;
        if (at === undefined) continue;
        const point = document.createRange();
        point.setStart(text, at + 1);
        point.setEnd(text, at + 2);
        return Math.round(point.getBoundingClientRect().left);
      }
      return Number.NaN;
    }),
  );
}
