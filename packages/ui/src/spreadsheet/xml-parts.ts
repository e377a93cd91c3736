import { TableError } from './table-error.ts';

/** An opening tag. Names are without their namespace prefix. */
interface XmlTag {
  name: string;
  attribute(name: string): string | undefined;
}

/** An XML text, cut anywhere. */
export type XmlPieces = AsyncIterable<string> | readonly string[];

interface XmlReader {
  open?(tag: XmlTag): void;
  close?(name: string): void;
  text?(text: string): void;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const cdata = '<![CDATA[';
/** Declarations, such as those of entities, are never read: the text then ends as one that is cut. */
const otherPart = /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>/sy;
const longestTag = 65_536;
const longestPart = 1_048_576;

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

/** Index after the tag that starts at `start`, or -1 if its end is in a later piece: a `>` inside a value does not end it. */
function tagEnd(xml: string, start: number): number {
  let end = start;
  do {
    end = xml.indexOf('>', end + 1);
    if (end === -1) return -1;
    if (end - start > longestTag) throw new TableError('broken');
  } while (isInsideValue(xml.slice(start + 1, end)));
  return end + 1;
}

/** Index after the comment, instruction or CDATA section that starts at `start`, or -1. */
function otherEnd(xml: string, start: number): number {
  otherPart.lastIndex = start;
  return otherPart.test(xml) ? otherPart.lastIndex : -1;
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

/** Reads what is complete, and returns the rest. */
function readPiece(xml: string, reader: XmlReader): string {
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start === -1) return xml.slice(at);
    const mark = xml.charAt(start + 1);
    const isTag = mark !== '!' && mark !== '?';
    const end = isTag ? tagEnd(xml, start) : otherEnd(xml, start);
    if (end === -1) return xml.slice(at);
    if (start > at) reader.text?.(decodeEntities(xml.slice(at, start)));
    if (isTag) readTag(xml.slice(start + 1, end - 1), reader);
    else if (xml.startsWith(cdata, start)) reader.text?.(xml.slice(start + cdata.length, end - 3));
    at = end;
  }
}

/**
 * Reads the parts of an XML text in their order, as spreadsheets write it. A DOMParser would take the whole text in one task.
 *
 * @throws TableError of a text that is cut, that has a part of over a million characters, or that defines entities of its own.
 */
export async function readXml(pieces: XmlPieces, reader: XmlReader): Promise<void> {
  let rest = '';
  for await (const piece of pieces) {
    rest = readPiece(rest + piece, reader);
    if (rest.length > longestPart) throw new TableError('tooLarge');
  }
  if (rest.includes('<')) throw new TableError('broken');
}
