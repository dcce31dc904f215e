import { useLingui } from '@lingui/react/macro';
import {
  type Cell,
  type CellRange,
  cellsOf,
  type GridSize,
  type Selection,
} from '../../lib/grid/cell-range.ts';
import { placeBlock } from '../../lib/grid/paste-block.ts';
import { formatTabSeparated, parseTabSeparated } from '../../lib/grid/tab-separated.ts';
import { writeCell } from './cell-values.ts';
import { gridColumns } from './grid-columns.ts';
import type { CellEdit } from './grid-rows.ts';
import type { ChoicesOf } from './use-choices.ts';
import type { GridRows } from './use-grid-rows.ts';

type Options = {
  grid: GridRows;
  choicesOf: ChoicesOf;
  isReadOnly: boolean;
  range: CellRange;
  size: GridSize;
  /** Sets cells to typed or pasted text, as one undo step; returns the cells that changed. */
  setCells: (cells: readonly (Cell & { value: string })[]) => CellEdit[];
  select: (selection: Selection) => void;
  say: (text: string) => void;
};

/** Actions on the selected range: clear, fill down, copy, paste; also undo and redo. */
export function useCellActions(options: Options) {
  const { grid, choicesOf, isReadOnly, range, size, setCells, select, say } = options;
  const { t } = useLingui();
  const textAt = ({ row, column }: Cell): string => {
    const found = gridColumns[column];
    const line = grid.rows[row];
    return found && line ? writeCell(found, line.draft[found.field], choicesOf(found.field)) : '';
  };
  const showStep = (step: readonly CellEdit[] | undefined, name: (count: number) => string) => {
    if (!step) return;
    select(selectionOf(step));
    say(name(step.length));
  };
  return {
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
    /** Returns the selected range as text that a spreadsheet can paste. */
    copy: (): string => {
      const lines: string[][] = [];
      for (const cell of cellsOf(range)) {
        const line = lines[cell.row - range.top] ?? [];
        line.push(textAt(cell));
        lines[cell.row - range.top] = line;
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
      select({
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

/** The range around the cells of a step. */
function selectionOf(step: readonly CellEdit[]): Selection {
  const rows = step.map(({ row }) => row);
  const columns = step.map(({ field }) =>
    gridColumns.findIndex((column) => column.field === field),
  );
  return {
    active: { row: Math.min(...rows), column: Math.min(...columns) },
    end: { row: Math.max(...rows), column: Math.max(...columns) },
  };
}
