import { buffer } from 'node:stream/consumers';
import { makeWorkbook, workbookParts, zipOf } from '@sabuja/testing/workbook-samples';
import fc from 'fast-check';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { bufferSource } from '../files/byte-source.ts';
import { readTable } from './read-table.ts';
import { type Sheet, sendSheet } from './write-sheet.ts';

async function toArray<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}
const read = async (bytes: Buffer) => await toArray(readTable(bufferSource(bytes)));
const cellsOf = async (bytes: Buffer) => (await read(bytes)).map(({ cells }) => cells);
const refusalOf = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: { code: string; row: number }) => `${error.code} ${error.row}`,
  );
const reply = { header: () => undefined };
const write = (format: 'csv' | 'xlsx', sheet: Sheet) =>
  buffer(sendSheet(reply, { name: 'table', format }, sheet));

/** Texts of every script, including characters with a special meaning in spreadsheets, XML and CSV. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      '+91',
      '-5',
      '@x',
      '_x000D_',
      ']]>',
      '<c>',
      '&amp;',
      'ଚାଉଳ',
      'आटा',
      '😀',
      '007',
    ),
  )
  // Without characters that XML cannot contain, and without \r, because readers normalize line ends.
  .map((value) => value.replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

test('S10.184 S10.186 whatever is written as a workbook or CSV is read again as it was', async () => {
  const table = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const columns = ['a', 'b', 'c'].map((name) => ({ name }));
      const expected = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
      const [, ...workbook] = await cellsOf(await write('xlsx', { columns, rows }));
      const padded = workbook.map((cells) => [...cells, '', '', ''].slice(0, 3));
      expect(padded).toEqual(expected);
      const [, ...csv] = await cellsOf(await write('csv', { columns, rows }));
      const bare = csv.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')));
      expect(bare).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('S10.184 no bytes make the reader fail in another way than by refusing them', async () => {
  const sample = await makeWorkbook('<row r="1"><c t="inlineStr"><is><t>sku</t></is></c></row>');
  const changed = fc
    .array(fc.tuple(fc.nat(sample.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) => {
      const bytes = Buffer.from(sample);
      for (const [at, byte] of changes) bytes[at] = byte;
      return bytes;
    });
  const xml = fc.array(
    fc.constantFrom(
      '<row r="1">',
      '</row>',
      '<c t="s">',
      '<v>',
      '9',
      '</v>',
      '</c>',
      '<!DOCTYPE a>',
      '&x;',
      '<c r="ZZZ9"/>',
      '<row r="0">',
      '<row>',
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(changed, async (bytes) => void (await refusalOf(bytes))),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(xml, async (tags) => {
      expect(await refusalOf(await makeWorkbook(tags.join('')))).toMatch(
        /^(read|BROKEN|TOO_LARGE|NO_VALUE)/,
      );
    }),
    { numRuns: 100 },
  );
});

test('S10.184 cells are read as people see them: cached values, dates, percentages, leading zeros, text of runs', async () => {
  const formats = ['0', '0.00%', 'dd/mm/yyyy', '0000000000000', '"₹"#,##0.00', '[Red]0.0;-0.0'];
  const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="str"><f>1+1</f><v>two</v></c><c r="C2"><f>A1*2</f><v>12.300000000000001</v></c></row>
    <row r="4"><c r="A4" s="1"><v>0.1</v></c><c r="B4" s="2"><v>45620</v></c><c r="C4" s="3"><v>8901234567</v></c><c r="E4" t="b"><v>1</v></c></row>
    <row r="7"><c r="B7" s="4"><v>1250.5</v></c><c r="C7" s="5"><v>-3</v></c><c r="D7" t="e"><v>#N/A</v></c></row>
    <row r="9"><c r="A9"/><c r="B9" t="inlineStr"><is><t>  </t></is></c></row>`;
  const strings = '<si><r><t>चना </t></r><r><t>दाल</t></r><rPh sb="0"><t>no</t></rPh></si>';
  expect(await read(await makeWorkbook(rows, { formats, strings }))).toEqual([
    { row: 2, cells: ['चना दाल', 'two', '12.3'] },
    { row: 4, cells: ['10', '2024-11-24', '0008901234567', '', 'yes'] },
    { row: 7, cells: ['', '1250.5', '-3', '#N/A'] },
  ]);
});

test('S10.184 a merged cell has its value in its first row only, and the first visible sheet is read', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', hidden: true, rows: [['not this']] },
      {
        name: 'Prices',
        rows: [
          ['sku', 'cost'],
          ['A', 1],
          [null, 2],
        ],
        merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
      },
      { name: 'Other', rows: [['nor this']] },
    ],
  } as Parameters<typeof writeXlsx>[0]);
  expect(await cellsOf(Buffer.from(bytes))).toEqual([
    ['sku', 'cost'],
    ['A', '1'],
    ['', '2'],
  ]);
});

test('S10.185 what would fill the memory is refused before it does', async () => {
  const before = process.memoryUsage().rss;
  const zeros = ' '.repeat(300 * 1024 * 1024);
  const bomb = await makeWorkbook(zeros);
  const strings = await makeWorkbook('', {
    strings: `<si><t>${'x'.repeat(100)}</t></si>`.repeat(900_000),
  });
  const peak = () => process.memoryUsage().rss - before;
  const start = peak();
  expect(await refusalOf(bomb)).toBe('TOO_LARGE 1');
  expect(await refusalOf(strings)).toBe('TOO_LARGE 1');
  expect(peak() - start).toBeLessThan(64 * 1024 * 1024);
  const deep = '<a>'.repeat(1000);
  expect(await refusalOf(await makeWorkbook(deep))).toBe('BROKEN 1');
  const wide = `<row ${Array.from({ length: 1000 }, (_, n) => `a${n}="1"`).join(' ')}/>`;
  expect(await refusalOf(await makeWorkbook(wide))).toBe('BROKEN 1');
  const many = Array.from(
    { length: 300 },
    (_, n) => `<sheet name="s${n}" sheetId="${n + 1}" r:id="rId1"/>`,
  );
  expect(await refusalOf(await makeWorkbook('', { sheets: many.join('') }))).toBe('TOO_LARGE 1');
  const parts = Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`x/${n}`, 'x']));
  expect(await refusalOf(await zipOf({ ...workbookParts(''), ...parts }))).toBe('TOO_LARGE 1');
});

test('S10.464 empty lines of a CSV count for the row numbers, and not as rows; a file of more lines than a sheet is refused', async () => {
  const spaced = `sku\n${'\n'.repeat(100_000)}A-1\n`;
  expect(await read(Buffer.from(spaced))).toEqual([
    { row: 1, cells: ['sku'] },
    { row: 100_002, cells: ['A-1'] },
  ]);
  expect(await refusalOf(Buffer.from(`${spaced}${'\n'.repeat(950_000)}A-2\n`))).toBe(
    'TOO_MANY_ROWS 1050003',
  );
});

test('S10.185 what is no workbook, has a password, is of the old kind or broken is refused by its cause', async () => {
  const cells = [['sku'], ['A']];
  const locked = await writeXlsx({
    sheets: [{ name: 'a', rows: cells }],
    encryption: { password: 'x', spinCount: 1000 },
  } as Parameters<typeof writeXlsx>[0]);
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const whole = await makeWorkbook('<row r="5"><c t="inlineStr"><is><t>sku</t></is></c></row>');
  for (const [bytes, refusal] of [
    [Buffer.from(locked), 'LOCKED 1'],
    [old, 'OLD_WORKBOOK 1'],
    [await zipOf({ 'word/document.xml': '<document/>' }), 'NOT_WORKBOOK 1'],
    [whole.subarray(0, whole.length - 40), 'NOT_WORKBOOK 1'],
    [Buffer.from([0xff, 0xfe, 0x41, 0]), 'NOT_WORKBOOK 1'],
    [await makeWorkbook('<row r="3"><c><f>A1</f></c></row>'), 'NO_VALUE 3'],
    [await makeWorkbook('<row r="3"/><row r="3"/>'), 'BROKEN 3'],
    [await makeWorkbook('<row r="3"><c t="s"><v>7</v></c></row>'), 'BROKEN 3'],
    [await makeWorkbook('<!DOCTYPE x [<!ENTITY a "b">]>'), 'BROKEN 1'],
    [
      await zipOf({
        ...workbookParts(''),
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="2">',
      }),
      'BROKEN 2',
    ],
  ] as const) {
    expect([refusal, await refusalOf(bytes)]).toEqual([refusal, refusal]);
  }
});

test('S10.186 S10.187 a workbook has numbers as numbers, rupees with two decimals, times in India, a frozen heading, and no formula', async () => {
  const columns = [
    { name: 'sku' },
    { name: 'cost', format: 'rupees' },
    { name: 'at', format: 'instant' },
    { name: 'n' },
  ] as const;
  const rows = [
    ['=HYPERLINK("evil")', 40.5, '2026-11-23T20:00:00.000Z', -3],
    ['0089', null, '', { a: '\u0001' }],
  ];
  const bytes = await write('xlsx', { columns, rows });
  const { sheets } = await readXlsx(bytes, { readStyles: true } as Parameters<typeof readXlsx>[1]);
  const [sheet] = sheets;
  expect(sheet?.rows.slice(1)).toEqual([
    ['=HYPERLINK("evil")', 40.5, new Date('2026-11-24T01:30:00.000Z'), -3],
    ['0089', null, null, '{"a":"\\u0001"}'],
  ]);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  const styled = JSON.stringify([...(sheet?.cells ?? [])]);
  expect(styled).toContain('0.00');
  expect(styled).not.toContain('formula');
});

test.each([
  ['an attribute', `<row r="1"><c x="${'a'.repeat(2 ** 20)}"/></row>`],
  ['a comment', `<!--${'a'.repeat(2 ** 20)}--><row r="1"/>`],
])('S10.185 %s that would fill the memory is refused', async (_, rows) => {
  expect(await refusalOf(makeWorkbook(rows))).toMatch(/^BROKEN/);
});

test('S10.185 one long text that every cell names makes no row larger than it may be', async () => {
  const strings = `<si><t>${'a'.repeat(20_000)}</t></si>`;
  const cells = (count: number) => '<c t="s"><v>0</v></c>'.repeat(count);
  const workbook = (count: number) => makeWorkbook(`<row r="1">${cells(count)}</row>`, { strings });
  expect(await refusalOf(workbook(5))).toBe('read');
  expect(await refusalOf(workbook(6))).toBe('TOO_LARGE 1');
});

test('S10.185 a format of a number is short, whatever it says', async () => {
  const cell = '<row r="1"><c s="0"><v>7</v></c><c s="1"><v>7</v></c><c s="2"><v>7</v></c></row>';
  const formats = ['['.repeat(10_000), '0'.repeat(10_000), '0'.repeat(200)];
  expect(await cellsOf(makeWorkbook(cell, { formats }))).toEqual([
    ['7', '7', '7'.padStart(20, '0')],
  ]);
});
