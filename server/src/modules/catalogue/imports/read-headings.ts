import type { SheetHeading, SheetKind } from '@sabuja/contract';
import { importColumns } from '@sabuja/contract/rules/import-columns';
import { fail } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import type { ByteSource } from '../../../platform/files/byte-source.ts';
import { readTable } from '../../../platform/sheets/read-table.ts';
import { toSheetFailure } from '../../../platform/sheets/sheet-problems.ts';
import { WorkbookError } from '../../../platform/sheets/workbook-error.ts';
import { findMapping, headingKey } from './column-mapping.ts';
import { guessColumns } from './guess-columns.ts';
import { IGNORED_COLUMNS, toColumn } from './import-columns.ts';

const SAMPLE_ROWS = 3;
const MAX_SAMPLE = 60;

/**
 * The headings of a sheet, each with its import column: as it was mapped before, by its own name, or guessed. Fails
 * like an import when the file is not a readable sheet.
 */
export async function readHeadings(db: Db, source: ByteSource, kind: SheetKind) {
  const rows = await readFirstRows(source);
  if (!Array.isArray(rows)) return rows;
  const [names, ...samples] = rows;
  if (!names || samples.length === 0) return fail('EMPTY_FILE');
  const known: readonly string[] = [...importColumns[kind].all, ...IGNORED_COLUMNS];
  const remembered = await findMapping(db, kind);
  const headings = names.flatMap((name, index): SheetHeading[] => {
    const key = headingKey(name);
    if (key === '' || IGNORED_COLUMNS.includes(key)) return [];
    const shown = { heading: name.trim(), samples: samplesOf(samples, index) };
    const mapped = remembered.get(key);
    if (mapped !== undefined) return [{ ...shown, column: mapped, from: 'remembered' }];
    const own = toColumn(name);
    return [
      known.includes(own)
        ? { ...shown, column: own, from: 'own' }
        : { ...shown, column: null, from: 'none' },
    ];
  });
  return { headings: guessColumns(headings, kind) };
}

async function readFirstRows(source: ByteSource) {
  const rows: (readonly string[])[] = [];
  try {
    for await (const { cells } of readTable(source)) {
      rows.push(cells);
      if (rows.length > SAMPLE_ROWS) break;
    }
    return rows;
  } catch (error) {
    if (error instanceof WorkbookError) return toSheetFailure(error);
    throw error;
  }
}

const samplesOf = (rows: readonly (readonly string[])[], index: number): string[] =>
  rows.map((cells) => (cells[index] ?? '').trim().slice(0, MAX_SAMPLE)).filter(Boolean);
