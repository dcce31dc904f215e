/** A cell of a grid; both indexes start at 0. */
export type Cell = { readonly row: number; readonly column: number };
export type GridSize = { readonly rows: number; readonly columns: number };
/** A rectangle of cells; all bounds are inclusive. */
export type CellRange = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};
/** `active` is the cell with the focus, `end` the opposite corner of the selected range. */
export type Selection = { readonly active: Cell; readonly end: Cell };

export const selectCell = (cell: Cell): Selection => ({ active: cell, end: cell });

export const rangeOf = ({ active, end }: Selection): CellRange => ({
  top: Math.min(active.row, end.row),
  left: Math.min(active.column, end.column),
  bottom: Math.max(active.row, end.row),
  right: Math.max(active.column, end.column),
});

export const sizeOf = ({ top, left, bottom, right }: CellRange): GridSize => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

/** Returns the cells of a range, row by row. */
export function cellsOf({ top, left, bottom, right }: CellRange): Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column });
  return cells;
}

const between = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Returns the nearest cell within the grid. */
export const clampCell = ({ row, column }: Cell, { rows, columns }: GridSize): Cell => ({
  row: between(row, rows),
  column: between(column, columns),
});

/**
 * Returns the next or previous cell in the order of the Tab key, which wraps at the end of a row. Undefined beyond the
 * first and the last cell.
 */
export function followingCell({ row, column }: Cell, by: 1 | -1, size: GridSize): Cell | undefined {
  const index = row * size.columns + column + by;
  if (index < 0 || index >= size.rows * size.columns) return undefined;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}
