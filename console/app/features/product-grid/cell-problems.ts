import type { I18n } from '@lingui/core';
import type { ProductField } from '../products/index.ts';
import { gridColumns } from './grid-columns.ts';
import { changedFields, type GridRow } from './grid-rows.ts';
import type { ChoicesOf } from './use-choices.ts';

/** What is wrong with a cell, as text. */
export type CellProblem = { field: ProductField; message: string };

/** Creates a function that finds what is wrong with the changed cells of a row; results are cached per row object. */
export function createProblemFinder(i18n: I18n, choicesOf: ChoicesOf) {
  const found = new WeakMap<GridRow, readonly CellProblem[]>();
  const check = (row: GridRow): readonly CellProblem[] => {
    const changed = new Set(changedFields(row));
    return gridColumns.flatMap(({ field, check: checkCell }) => {
      if (!changed.has(field)) return [];
      const message = checkCell?.(row.draft[field], row.draft, choicesOf(field));
      return message ? [{ field, message: i18n._(message) }] : [];
    });
  };
  return (row: GridRow): readonly CellProblem[] => {
    const known = found.get(row) ?? check(row);
    found.set(row, known);
    return known;
  };
}
export type FindProblems = ReturnType<typeof createProblemFinder>;
