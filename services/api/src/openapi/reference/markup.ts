/** Text of a page that is already markup. */
export interface Markup {
  readonly markup: string;
}

/** A part of markup; text is escaped, and nothing is left of undefined. */
export type Part = string | number | Markup | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(written).join('');
}

/** Markup of a template whose values are escaped. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, at) => text + written(parts[at])).join('') };
}

/** Text in which backticks mark code. */
export function prose(text: string): Markup {
  return markup`${text.split('`').map((part, at) => (at % 2 === 0 ? part : markup`<code>${part}</code>`))}`;
}
