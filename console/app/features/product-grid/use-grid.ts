import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type Cell,
  followingCell,
  rangeOf,
  type Selection,
  selectCell,
  sizeOf,
} from '../../lib/grid/cell-range.ts';
import { moveCell } from '../../lib/grid/grid-keys.ts';
import { readCell } from './cell-values.ts';
import { gridColumns } from './grid-columns.ts';
import type { CellEdit } from './grid-rows.ts';
import { useCellActions } from './use-cell-actions.ts';
import type { ChoicesOf } from './use-choices.ts';
import type { GridRows } from './use-grid-rows.ts';

/** The edit in progress: the text in the field, and whether it began by typing over the cell. */
export type Editing = { value: string; isOverwriting: boolean };

type Options = { grid: GridRows; choicesOf: ChoicesOf; isReadOnly: boolean };

/** State of the grid: the selection and the edit in progress, with the actions on them. */
export function useGrid({ grid, choicesOf, isReadOnly }: Options) {
  const { rows } = grid;
  const size = { rows: rows.length, columns: gridColumns.length };
  const [editing, setEditing] = useState<Editing>();
  /** Message about the last action. */
  const [said, say] = useState('');
  /** Number of requests to focus the active cell. */
  const [focusCount, setFocusCount] = useState(0);
  const moving = useSelection(size, say);
  const { selection } = moving;
  const { active } = selection;
  const range = rangeOf(selection);
  const setCells = (cells: readonly (Cell & { value: string })[]): CellEdit[] =>
    isReadOnly
      ? []
      : grid.change(
          cells.flatMap(({ row, column, value }) => {
            const found = gridColumns[column];
            if (!found) return [];
            const to = readCell(found, value, choicesOf(found.field));
            return [{ row, field: found.field, to }];
          }),
        );
  const { select } = moving;
  return {
    ...moving,
    ...useCellActions({ grid, choicesOf, isReadOnly, range, size, setCells, select, say }),
    range,
    size,
    editing,
    said,
    say,
    focusCount,
    /** Gives the focus to the active cell, once it is rendered. */
    focus: () => setFocusCount((count) => count + 1),
    commit: () => {
      if (!editing) return;
      setEditing(undefined);
      setCells([{ ...active, value: editing.value }]);
    },
    cancel: () => setEditing(undefined),
    type: (value: string) => setEditing((current) => current && { ...current, value }),
    edit: (isOverwriting: boolean) => {
      const column = gridColumns[active.column];
      const row = rows[active.row];
      if (isReadOnly || !column || !row) return;
      select(selectCell(active));
      const beginsEmpty = isOverwriting && column.kind !== 'choice';
      setEditing({ value: beginsEmpty ? '' : row.draft[column.field], isOverwriting });
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;

/** The selected range and its movements. */
function useSelection(size: { rows: number; columns: number }, say: (text: string) => void) {
  const { t } = useLingui();
  const [selection, setSelection] = useState<Selection>(selectCell({ row: 0, column: 0 }));
  const { active, end } = selection;
  const select = (next: Selection) => {
    setSelection(next);
    const { rows: height, columns: width } = sizeOf(rangeOf(next));
    if (height * width > 1) say(t`Selected: ${height} × ${width} cells`);
    else if (active.row !== end.row || active.column !== end.column) say('');
  };
  return {
    selection,
    select,
    goTo: (cell: Cell) => select(selectCell(cell)),
    extendTo: (cell: Cell) => select({ active, end: cell }),
    /** Moves the active cell, or the end of the range. */
    move: (by: { rows: number; columns: number }, extend: boolean) =>
      select(
        extend ? { active, end: moveCell(end, by, size) } : selectCell(moveCell(active, by, size)),
      ),
    /** Moves to the next or previous cell, as Tab does; returns false at the end of the grid. */
    moveOn: (by: 1 | -1): boolean => {
      const next = followingCell(active, by, size);
      if (next) select(selectCell(next));
      return next !== undefined;
    },
  };
}
