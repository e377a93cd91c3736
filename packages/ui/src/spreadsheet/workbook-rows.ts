import { readFormats } from './number-formats.ts';
import { type CellSources, sheetRows, unescaped } from './sheet-rows.ts';
import { TableError } from './table-error.ts';
import type { FilledRow } from './tidy-rows.ts';
import type { Pause } from './time-slices.ts';
import { readXml, type XmlPieces } from './xml-parts.ts';
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

function required(archive: ZipArchive, path: string): XmlPieces {
  const xml = archive.read(path);
  if (!xml) throw new TableError('broken');
  return xml;
}

async function readRelations(archive: ZipArchive, of: string): Promise<Relation[]> {
  const folder = folderOf(of);
  const relations: Relation[] = [];
  await readXml(archive.read(`${folder}_rels/${of.slice(folder.length)}.rels`) ?? [], {
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

async function readStrings(xml: XmlPieces): Promise<string[]> {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  let string = '';
  await readXml(xml, {
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
async function readWorkbook(xml: XmlPieces) {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await readXml(xml, {
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
export async function workbookRows(bytes: Uint8Array, pause: Pause): Promise<FilledRow[]> {
  const archive = openZip(bytes, pause);
  const main = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')?.path;
  if (!main?.endsWith('.xml')) throw new TableError('unknownType');
  const { sheets, is1904 } = await readWorkbook(required(archive, main));
  if (sheets.length === 0) throw new TableError('unknownType');

  const relations = await readRelations(archive, main);
  const part = (type: string) =>
    archive.read(relations.find((relation) => relation.type === type)?.path ?? '') ?? [];
  const sources: CellSources = {
    strings: await readStrings(part('sharedStrings')),
    formats: await readFormats(part('styles')),
    is1904,
  };
  for (const { id } of sheets) {
    const sheet = relations.find((relation) => relation.id === id);
    if (sheet?.type !== 'worksheet') continue;
    const rows = await sheetRows(required(archive, sheet.path), sources);
    if (rows.length > 0) return rows;
  }
  return [];
}
