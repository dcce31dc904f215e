import { type Cell, type CellRange, type GridSize, sizeOf } from './cell-range.ts';

export type PlacedBlock = {
  cells: (Cell & { value: string })[];
  range: CellRange;
  /** How many rows and columns of the block are beyond the end of the grid. */
  cut: GridSize;
};

/**
 * Where the cells of a copied block go, as in spreadsheets: repeated over a selected range that is a multiple of the
 * block, so that one value fills it; else from the top left of the range on, as far as the grid reaches.
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
      // A row that is shorter than the others says nothing of what is beyond its end.
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
