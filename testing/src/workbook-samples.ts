import { crc32, deflateRawSync } from 'node:zlib';

type SampleOptions = { strings?: string; formats?: readonly string[]; sheets?: string };

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const escapeQuotes = (text: string) => text.replaceAll('"', '&quot;');

/** The XML parts of a workbook by path; `rows` is the XML of the rows of its sheet. */
export function workbookParts(
  rows: string,
  {
    strings = '',
    formats = ['0'],
    sheets = '<sheet name="a" sheetId="1" r:id="rId1"/>',
  }: SampleOptions = {},
): Record<string, string> {
  const codes = formats.map(
    (code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escapeQuotes(code)}"/>`,
  );
  const styles = formats.map((_, n) => `<xf numFmtId="${164 + n}"/>`);
  return {
    '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', '/xl/sharedStrings.xml')}${relation(3, 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
}

/** A workbook as zip; `rows` is the XML of the rows of its sheet. */
export const makeWorkbook = (rows: string, options?: SampleOptions): Buffer =>
  zipOf(workbookParts(rows, options));

/** A zip archive of these parts. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, rest, path);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), header, path, packed);
    offset += 30 + path.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}
