import { readFormats } from './number-formats.ts';
import { type CellSources, sheetRows, unescaped } from './sheet-rows.ts';
import { TableError } from './table-error.ts';
import type { FilledRow } from './tidy-rows.ts';
import { readXml } from './xml-parts.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

interface Relation {
  id: string;
  /** Last part of its type's address, such as `worksheet`. */
  type: string;
  /** Path in the archive. */
  path: string;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function readRelations(archive: ZipArchive, of: string): Relation[] {
  const folder = folderOf(of);
  const relations: Relation[] = [];
  const xml = archive.read(`${folder}_rels/${of.slice(folder.length)}.rels`) ?? '';
  readXml(xml, {
    open({ name, attribute }) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      relations.push({
        id: attribute('Id') ?? '',
        type: attribute('Type')?.split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : folder + target,
      });
    },
  });
  return relations;
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  let string = '';
  readXml(xml, {
    open({ name }) {
      if (name === 'si') string = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    text(text) {
      if (isText && !isPhonetic) string += text;
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(string));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
  });
  return strings;
}

/** The sheets in their order, hidden ones last: templates keep their lists of choices there. */
function readWorkbook(xml: string) {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  readXml(xml, {
    open({ name, attribute }) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      else if (name === 'sheet')
        sheets.push({ id: attribute('id') ?? '', isHidden: (attribute('state') ?? 'visible') !== 'visible' });
    },
  });
  return { sheets: sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden)), is1904 };
}

/**
 * The cells of an XLSX workbook's first sheet that has any.
 *
 * @throws TableError
 */
export function workbookRows(bytes: Uint8Array): FilledRow[] {
  const archive = openZip(bytes);
  const main = readRelations(archive, '').find(({ type }) => type === 'officeDocument')?.path;
  if (!main?.endsWith('.xml')) throw new TableError('unknownType');
  const xml = archive.read(main);
  if (xml === undefined) throw new TableError('broken');
  const { sheets, is1904 } = readWorkbook(xml);
  if (sheets.length === 0) throw new TableError('unknownType');

  const relations = readRelations(archive, main);
  const part = (type: string) =>
    archive.read(relations.find((relation) => relation.type === type)?.path ?? '') ?? '';
  const sources: CellSources = {
    strings: readStrings(part('sharedStrings')),
    formats: readFormats(part('styles')),
    is1904,
  };
  for (const { id } of sheets) {
    const sheet = relations.find((relation) => relation.id === id);
    if (sheet?.type !== 'worksheet') continue;
    const content = archive.read(sheet.path);
    if (content === undefined) throw new TableError('broken');
    const rows = sheetRows(content, sources);
    if (rows.length > 0) return rows;
  }
  return [];
}
