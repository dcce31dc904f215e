import type { Paging } from '../http/index.ts';
import type { Sheet } from './write-sheet.ts';

const PAGE_ROWS = 1000;
type Page<Row> = { results: readonly Row[]; total: number; next: string | null };

/**
 * Returns a sheet whose rows are read page by page while it is sent, and the number of rows at its start. Rows that are
 * inserted or deleted meanwhile neither repeat nor hide other rows.
 */
export async function listSheet<Row>(
  columns: Sheet['columns'],
  read: (paging: Paging) => Promise<Page<Row>>,
  toCells: (row: Row) => readonly unknown[],
): Promise<Sheet & { total: number }> {
  const paging = { page: 1, limit: PAGE_ROWS };
  const first = await read(paging);
  async function* rows() {
    for (let page = first; ; page = await read({ ...paging, cursor: page.next, isFile: true })) {
      for (const row of page.results) yield toCells(row);
      if (page.next === null) return;
    }
  }
  return { columns, rows: rows(), total: first.total };
}
