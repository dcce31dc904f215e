import type { StaffStock, StockResult } from '@sabuja/contract';
import { useRef, useState } from 'react';
import {
  emptyUndoStack,
  pushStep,
  redoStep,
  type UndoStack,
  undoStep,
} from '../../lib/grid/undo-stack.ts';
import {
  applyEdits,
  applyResults,
  type CellEdit,
  changedFields,
  findEdits,
  type GridRow,
  reverse,
  toRow,
} from './grid-rows.ts';

type State = { rows: readonly GridRow[]; stack: UndoStack<readonly CellEdit[]> };

/** The rows of the grid with their edits, and undo and redo. */
export function useGridRows(products: readonly StaffStock[]) {
  const [state, setState] = useState<State>(() => ({
    rows: products.map(toRow),
    stack: emptyUndoStack,
  }));
  // Results of a save arrive at any time: the next edit builds on them, rendered or not.
  const latest = useRef(state);
  const update = (next: State) => {
    latest.current = next;
    setState(next);
  };
  /** Changes cells as one undo step; returns the edits that changed a value. */
  const change = (wanted: readonly Pick<CellEdit, 'row' | 'field' | 'to'>[]) => {
    const { rows, stack } = latest.current;
    const edits = findEdits(rows, wanted);
    if (edits.length > 0) update({ rows: applyEdits(rows, edits), stack: pushStep(stack, edits) });
    return edits;
  };
  const moveBy = (
    move: typeof undoStep<readonly CellEdit[]>,
    toEdits: (step: readonly CellEdit[]) => readonly CellEdit[],
  ) => {
    const { rows, stack } = latest.current;
    const moved = move(stack);
    if (!moved) return undefined;
    update({ rows: applyEdits(rows, toEdits(moved.step)), stack: moved.stack });
    return moved.step;
  };
  return {
    rows: state.rows,
    change,
    /** Undoes the newest step; returns the cells that it had changed. */
    undo: () => moveBy(undoStep, reverse),
    redo: () => moveBy(redoStep, (step) => step),
    mayUndo: state.stack.done.length > 0,
    mayRedo: state.stack.undone.length > 0,
    /** Resets all cells to the saved values; can be undone. */
    discard: () =>
      change(
        latest.current.rows.flatMap((row, index) =>
          changedFields(row).map((field) => ({ row: index, field, to: row.base[field] })),
        ),
      ),
    /** Applies the results of rows that were sent. */
    settle: (sent: readonly GridRow[], results: readonly StockResult[]) =>
      update({ ...latest.current, rows: applyResults(latest.current.rows, sent, results) }),
  };
}
export type GridRows = ReturnType<typeof useGridRows>;
