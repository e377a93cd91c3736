import { act } from '@testing-library/react';

/**
 * Replaces the media queries of the page. Returns a function that begins or ends printing.
 *
 * @param matches Whether a query other than `print` matches; by default none does.
 */
export function fakePrinting(
  matches: (query: string, isPrinting: boolean) => boolean = () => false,
): (isPrinting: boolean) => void {
  const matchesNow = (query: string, isPrinting: boolean) =>
    query === 'print' ? isPrinting : matches(query, isPrinting);
  const createList = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matchesNow(media, false),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  const lists = new Map<string, ReturnType<typeof createList>>();
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = lists.get(query) ?? createList(query);
    lists.set(query, list);
    return list;
  });
  return (isPrinting) =>
    act(() => {
      for (const [query, list] of lists) {
        list.matches = matchesNow(query, isPrinting);
        list.dispatchEvent(new Event('change'));
      }
    });
}
