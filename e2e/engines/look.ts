import type * as Queries from '@testing-library/dom';
import type { Point } from './engine.ts';

/** A whole text, or a pattern of it. */
export type Name = string | { pattern: string };

/** Narrows elements down to those inside with a role, a label or a text, to those that hold a text, or to one of them. */
export type Step =
  | { role: string; name?: Name | undefined }
  | { label: Name }
  | { text: Name }
  | { holds: string }
  | { at: number };

/** The visible state of the first element that some steps lead to. */
export interface Look {
  count: number;
  text: string;
  value: string;
  isChecked: boolean;
  isExpanded: boolean;
  isInvalid: boolean;
  /** Its middle, if a press there reaches it. */
  point?: Point;
  /** The element that covers it and would get a press. */
  obstacle?: string;
}

declare global {
  /** Of @testing-library/dom, which the journeys add to each page. */
  var TestingLibraryDom: typeof Queries | undefined;
}

export interface LookOptions {
  /** Scrolls the element into view, as before a press. */
  isReached?: boolean;
  /** New value of a select or a date field: browsers choose one in windows of the system. */
  value?: string;
}

/**
 * Looks at an element of the page. Runs in the page: it uses nothing from outside.
 *
 * @returns Null before the queries are in the page.
 */
export function look(steps: readonly Step[], { isReached, value }: LookOptions = {}): Look | null {
  const queries = globalThis.TestingLibraryDom;
  if (!queries) return null;
  const matcher = (name: Name | undefined) =>
    typeof name === 'object' ? new RegExp(name.pattern, 'u') : name;

  const isSeen = (element: HTMLElement) => element.checkVisibility() && !element.closest('[inert]');
  function follow(roots: HTMLElement[], step: Step): HTMLElement[] {
    if (!queries) return [];
    if ('at' in step) return roots.slice(step.at, step.at === -1 ? undefined : step.at + 1);
    if ('holds' in step) return roots.filter(({ innerText }) => innerText.includes(step.holds));
    const found = roots.flatMap((root) => {
      if ('role' in step) {
        const name = matcher(step.name);
        return queries.queryAllByRole(root, step.role, name === undefined ? {} : { name });
      }
      return 'label' in step
        ? queries.queryAllByLabelText(root, matcher(step.label) ?? '')
        : queries.queryAllByText(root, matcher(step.text) ?? '');
    });
    return found.filter(isSeen);
  }
  const all = steps.reduce(follow, [document.body]);
  const [element] = all;
  if (!element)
    return {
      count: 0,
      text: '',
      value: '',
      isChecked: false,
      isExpanded: false,
      isInvalid: false,
      obstacle: 'it is not there',
    };

  if (value !== undefined && (element instanceof HTMLSelectElement || element instanceof HTMLInputElement)) {
    // React replaces the setter of the element itself.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, value);
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const seen = {
    count: all.length,
    text: element.innerText,
    value: 'value' in element ? String(element.value) : '',
    isChecked: element.matches(':checked'),
    isExpanded: element.getAttribute('aria-expanded') === 'true',
    isInvalid: element.getAttribute('aria-invalid') === 'true',
  };
  if (!isReached) return seen;
  if (element.matches(':disabled')) return { ...seen, obstacle: 'it is disabled' };
  // A ring or a tick that the label draws covers the control itself.
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  function meet() {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isHit = hit && [element, ...labels].some((part) => part?.contains(hit));
    return isHit ? { point } : { obstacle: hit?.outerHTML.slice(0, 120) ?? 'it is outside' };
  }
  const met = meet();
  if (met.point) return { ...seen, ...met };
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return { ...seen, ...meet() };
}
