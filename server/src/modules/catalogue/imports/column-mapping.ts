import type { SheetKind } from '@sabuja/contract';
import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';
import { fail } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Saving } from '../../staff/index.ts';
import { revision } from '../../staff/index.ts';

/** The import column of each heading, by `headingKey`; null: the column is not imported. */
export type ColumnMapping = ReadonlyMap<string, ImportColumn | null>;

/** Normalizes a heading for comparison: lower case, single spaces. */
export const headingKey = (heading: string): string =>
  heading.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('\0', '').slice(0, 200);

/** The stored mapping from headings to import columns for sheets of a kind. */
export async function findMapping(db: Db | Tx, kind: SheetKind): Promise<ColumnMapping> {
  const rows = await db
    .selectFrom('catalogue.column_mappings')
    .select(['heading', 'column_name'])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ heading, column_name }) => [heading, column_name]));
}

/**
 * Parses the mapping of a request: a JSON object from headings to a column or null. Fails with BAD_COLUMNS when it is
 * something else, or names a column that the kind does not have.
 */
export function parseMapping(json: string, kind: SheetKind) {
  const known: readonly unknown[] = [...importColumns[kind].all, null];
  const stated = parseObject(json);
  const entries = Object.entries(stated ?? {}).map(
    ([heading, column]) => [headingKey(heading), column as ImportColumn | null] as const,
  );
  const isValid = entries.every(([heading, column]) => heading !== '' && known.includes(column));
  return stated && isValid ? (new Map(entries) as ColumnMapping) : fail('BAD_COLUMNS');
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the import columns of headings for later imports. */
export async function saveMapping(
  tx: Tx,
  kind: SheetKind,
  mapping: ColumnMapping,
  saving: Saving,
): Promise<void> {
  if (mapping.size === 0) return;
  await tx
    .insertInto('catalogue.column_mappings')
    .values(
      [...mapping].map(([heading, column_name]) => ({
        ...{ kind, heading, column_name },
        ...revision(saving),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'heading']).doUpdateSet((e) => ({
        column_name: e.ref('excluded.column_name'),
        updated_at: e.ref('excluded.updated_at'),
        updated_by: e.ref('excluded.updated_by'),
      })),
    )
    .execute();
}
