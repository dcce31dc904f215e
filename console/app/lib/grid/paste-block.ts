import { type Cell, type CellRange, type GridSize, sizeOf } from './cell-range.ts';

export type PlacedBlock = {
  cells: (Cell & { value: string })[];
  range: CellRange;
  /** Number of rows and columns of the block that do not fit into the grid. */
  cut: GridSize;
};

/**
 * Returns where the cells of a pasted block go, as in spreadsheets: if the selected range is a multiple of the block's
 * size, the block is repeated to fill it (one value fills any range). Otherwise the block is placed once at the range's
 * top left cell, and cut at the end of the grid.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  range: CellRange,
  grid: GridSize,
): PlacedBlock {
  const source = { rows: block.length, columns: Math.max(0, ...block.map((row) => row.length)) };
  const selected = sizeOf(range);
  const isRepeated = selected.rows % source.rows === 0 && selected.columns % source.columns === 0;
  const wanted = isRepeated ? selected : source;
  const rows = Math.min(wanted.rows, grid.rows - range.top);
  const columns = Math.min(wanted.columns, grid.columns - range.left);
  const cells: PlacedBlock['cells'] = [];
  for (let row = 0; row < rows; row++) {
    const values = block[row % source.rows] ?? [];
    for (let column = 0; column < columns; column++) {
      // Cells beyond the end of a shorter row are left unchanged.
      const value = values[column % source.columns];
      if (value !== undefined)
        cells.push({ row: range.top + row, column: range.left + column, value });
    }
  }
  const { top, left } = range;
  return {
    cells,
    range: { top, left, bottom: top + rows - 1, right: left + columns - 1 },
    cut: { rows: wanted.rows - rows, columns: wanted.columns - columns },
  };
}
