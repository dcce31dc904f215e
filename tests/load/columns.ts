/** Formats rows as aligned columns; the first row is a header with a rule below it. */
export function formatTable(cells: readonly (readonly string[])[]): string {
  const widths = widthsOf(cells);
  const [header = [], ...rest] = cells;
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...rest].map((row) => formatRow(row, widths)).join('\n');
}

/** Lines of cells, each column as wide as its widest. */
export function formatColumns(cells: readonly (readonly string[])[]): string {
  const widths = widthsOf(cells);
  return cells.map((row) => formatRow(row, widths)).join('\n');
}

const widthsOf = (cells: readonly (readonly string[])[]): number[] =>
  (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));

const formatRow = (row: readonly string[], widths: readonly number[]): string =>
  row
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();
