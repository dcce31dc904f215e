import type { Paging } from '../http/index.ts';
import type { Sheet } from './write-sheet.ts';

const PAGE_ROWS = 1000;
type Page<Row> = { results: readonly Row[]; total: number; next: string | null };

/**
 * A table of a list that is read page by page while it is sent, and the number of its rows when it begins. Rows that
 * come or go meanwhile neither repeat nor hide others.
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
