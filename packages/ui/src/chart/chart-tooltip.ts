import type { ChartData } from './chart.types.ts';
import { toneColors } from './tone-colors.ts';

function element(tag: string, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/**
 * Content of the tooltip: the category, then each series with its value. It consists of elements, because the
 * page's security policy refuses the style attributes of HTML text; names are never parsed as HTML.
 */
export function tooltipOf(
  { categories, series }: ChartData,
  at: number,
  write: (value: unknown) => string,
  isRightToLeft: boolean,
): HTMLElement {
  const root = document.createElement('div');
  root.dir = isRightToLeft ? 'rtl' : 'ltr';
  root.dataset.tooltip = '';
  const list = document.createElement('dl');
  for (const { name, tone, values } of series) {
    const term = element('dt', name);
    term.style.setProperty('--tone', toneColors[tone]);
    list.append(term, element('dd', write(values[at] ?? 0)));
  }
  root.append(element('strong', categories[at]?.name ?? ''), list);
  return root;
}
