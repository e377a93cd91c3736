import { TableError } from './table-error.ts';

/** An opening tag. Names are without their namespace prefix. */
export interface XmlTag {
  name: string;
  attribute(name: string): string | undefined;
}

interface XmlReader {
  open?(tag: XmlTag): void;
  close?(name: string): void;
  text?(text: string): void;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const longestTag = 65_536;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (!name.startsWith('xmlns'))
      attributes.set(withoutPrefix(name), decodeEntities(double ?? single ?? ''));
  return attributes;
}

function plainAttribute(text: string, name: string): string | undefined {
  const start = text.indexOf(` ${name}="`);
  if (start === -1) return undefined;
  const from = start + name.length + 3;
  return decodeEntities(text.slice(from, text.indexOf('"', from)));
}

function isInsideValue(tag: string): boolean {
  if (!tag.includes('"') && !tag.includes("'")) return false;
  const isWhole = tag.endsWith('"') || tag.endsWith('"/');
  return !isWhole && /["']/.test(tag.replace(/"[^"]*"|'[^']*'/g, ''));
}

/** End of the tag that starts at `start`: a `>` inside a value does not end it. */
function tagEnd(xml: string, start: number): number {
  let end = start;
  do {
    end = xml.indexOf('>', end + 1);
    if (end === -1 || end - start > longestTag) throw new TableError('broken');
  } while (isInsideValue(xml.slice(start + 1, end)));
  return end;
}

function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at === -1) throw new TableError('broken');
  return at + end.length;
}

function readTag(tag: string, reader: XmlReader): void {
  if (tag.startsWith('/')) {
    reader.close?.(withoutPrefix(tag.slice(1).trimEnd()));
    return;
  }
  const isClosed = tag.endsWith('/');
  const content = isClosed ? tag.slice(0, -1) : tag;
  const nameEnd = content.search(/\s|$/);
  const name = withoutPrefix(content.slice(0, nameEnd));
  const rest = content.slice(nameEnd);
  // Most tags have few attributes in one plain form, which need no further parsing.
  const isPlain = !/[':\t\n\r]|\s=|=\s/.test(rest);
  let attributes: Map<string, string> | undefined;
  reader.open?.({
    name,
    attribute: (wanted) => {
      if (isPlain) return plainAttribute(rest, wanted);
      attributes ??= attributesOf(rest);
      return attributes.get(wanted);
    },
  });
  if (isClosed) reader.close?.(name);
}

/**
 * Reads the parts of an XML text in their order, as spreadsheets write it. Web workers have no DOMParser.
 *
 * @throws TableError of a text that is cut, or that defines entities of its own.
 */
export function readXml(xml: string, reader: XmlReader): void {
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf('<', at);
    const text = xml.slice(at, start === -1 ? xml.length : start);
    if (text !== '') reader.text?.(decodeEntities(text));
    if (start === -1) return;
    if (xml.startsWith('<!--', start)) at = after(xml, '-->', start);
    else if (xml.startsWith('<?', start)) at = after(xml, '?>', start);
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start);
      reader.text?.(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith('<!', start)) throw new TableError('broken');
    else {
      const end = tagEnd(xml, start);
      readTag(xml.slice(start + 1, end), reader);
      at = end + 1;
    }
  }
}
