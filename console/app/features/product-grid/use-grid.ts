import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type Cell,
  cellsOf,
  followingCell,
  rangeOf,
  type Selection,
  selectCell,
} from '../../lib/grid/cell-range.ts';
import { moveCell } from '../../lib/grid/grid-keys.ts';
import { placeBlock } from '../../lib/grid/paste-block.ts';
import { formatTabSeparated, parseTabSeparated } from '../../lib/grid/tab-separated.ts';
import { readCell, writeCell } from './cell-values.ts';
import { gridColumns } from './grid-columns.ts';
import type { CellEdit } from './grid-rows.ts';
import type { ChoicesOf } from './use-choices.ts';
import type { GridRows } from './use-grid-rows.ts';

/** The cell that is edited: what stands in its field, and whether it was begun by typing over it. */
export type Editing = { value: string; isOverwriting: boolean };
type Typed = Cell & { value: string };

type Options = { grid: GridRows; choicesOf: ChoicesOf; isReadOnly: boolean };

/** What is selected in the grid, what is edited, and what is done with it. */
export function useGrid({ grid, choicesOf, isReadOnly }: Options) {
  const { t } = useLingui();
  const { rows } = grid;
  const size = { rows: rows.length, columns: gridColumns.length };
  const [selection, setSelection] = useState<Selection>(selectCell({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing>();
  /** What happened last, in words. */
  const [said, say] = useState('');
  /** How often the focus was asked for. */
  const [focusCount, setFocusCount] = useState(0);
  const { active, end } = selection;
  const range = rangeOf(selection);
  const select = (next: Selection) => {
    setSelection(next);
    const { top, left, bottom, right } = rangeOf(next);
    const [height, width] = [bottom - top + 1, right - left + 1];
    if (height * width > 1) say(t`Selected: ${height} × ${width} cells`);
    else if (range.bottom > range.top || range.right > range.left) say('');
  };
  const textAt = ({ row, column }: Cell): string => {
    const found = gridColumns[column];
    const line = rows[row];
    return found && line ? writeCell(found, line.draft[found.field], choicesOf(found.field)) : '';
  };
  const setCells = (cells: readonly Typed[]): CellEdit[] =>
    isReadOnly
      ? []
      : grid.change(
          cells.flatMap(({ row, column, value }) => {
            const found = gridColumns[column];
            if (!found) return [];
            return [
              { row, field: found.field, to: readCell(found, value, choicesOf(found.field)) },
            ];
          }),
        );
  const commit = () => {
    if (!editing) return;
    setEditing(undefined);
    setCells([{ ...active, value: editing.value }]);
  };
  const showStep = (step: readonly CellEdit[] | undefined, name: (count: number) => string) => {
    if (!step) return;
    const places = step.map(({ row, field }) => ({
      row,
      column: gridColumns.findIndex((column) => column.field === field),
    }));
    const corner = (pick: (...values: number[]) => number): Cell => ({
      row: pick(...places.map(({ row }) => row)),
      column: pick(...places.map(({ column }) => column)),
    });
    setSelection({ active: corner(Math.min), end: corner(Math.max) });
    say(name(step.length));
  };
  return {
    selection,
    range,
    size,
    editing,
    said,
    say,
    focusCount,
    /** Gives the focus to the active cell, once it is rendered. */
    focus: () => setFocusCount((count) => count + 1),
    commit,
    cancel: () => setEditing(undefined),
    type: (value: string) => setEditing((current) => current && { ...current, value }),
    edit: (isOverwriting: boolean) => {
      const column = gridColumns[active.column];
      const row = rows[active.row];
      if (isReadOnly || !column || !row) return;
      setSelection(selectCell(active));
      const keeps = !isOverwriting || column.kind === 'choice';
      setEditing({ value: keeps ? row.draft[column.field] : '', isOverwriting });
    },
    goTo: (cell: Cell) => select(selectCell(cell)),
    extendTo: (cell: Cell) => select({ active, end: cell }),
    select,
    /** Moves the active cell, or the end of the range. */
    move: (by: { rows: number; columns: number }, extend: boolean) =>
      select(
        extend ? { active, end: moveCell(end, by, size) } : selectCell(moveCell(active, by, size)),
      ),
    /** Moves as Tab does; false at the end of the grid. */
    moveOn: (by: 1 | -1): boolean => {
      const next = followingCell(active, by, size);
      if (next) select(selectCell(next));
      return next !== undefined;
    },
    clear: () => {
      const { length } = setCells(cellsOf(range).map((cell) => ({ ...cell, value: '' })));
      if (length > 0) say(t`Cells cleared: ${length}`);
    },
    fillDown: () =>
      setCells(
        cellsOf(range).map((cell) => ({ ...cell, value: textAt({ ...cell, row: range.top }) })),
      ),
    undo: () => showStep(grid.undo(), (count) => t`Cells undone: ${count}`),
    redo: () => showStep(grid.redo(), (count) => t`Cells done again: ${count}`),
    /** The selected range as a spreadsheet pastes it. */
    copy: (): string => {
      const lines: string[][] = [];
      for (let row = range.top; row <= range.bottom; row++) {
        const line: string[] = [];
        for (let column = range.left; column <= range.right; column++)
          line.push(textAt({ row, column }));
        lines.push(line);
      }
      const count = cellsOf(range).length;
      say(t`Cells copied: ${count}`);
      return formatTabSeparated(lines);
    },
    paste: (text: string) => {
      const block = parseTabSeparated(text);
      if (isReadOnly || block.length === 0) return;
      const { cells, range: pasted, cut } = placeBlock(block, range, size);
      const { length } = setCells(cells);
      setSelection({
        active: { row: pasted.top, column: pasted.left },
        end: { row: pasted.bottom, column: pasted.right },
      });
      const beyond = [
        cut.rows > 0 ? t`Rows left out, because the grid ends here: ${cut.rows}.` : '',
        cut.columns > 0 ? t`Columns left out, because the grid ends here: ${cut.columns}.` : '',
      ];
      say([t`Cells changed: ${length}.`, ...beyond].filter(Boolean).join(' '));
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
