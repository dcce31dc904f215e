/** Which rows of a list: after or before others by `cursor`, else the page of this number. */
export type Paging = {
  page: number;
  limit: number;
  cursor?: string;
  /** A further part of a file: not counted, and empty where nothing is left. */
  isFile?: true;
};
/** The rows of one page, and the total number of rows. */
export type PagedRows<Row> = {
  rows: readonly Row[];
  total: number;
  /** The number of the page that a cursor led to. */
  page?: number;
  /** The cursors of the pages beside it; null at the ends of the list. */
  next?: string | null;
  previous?: string | null;
};

/**
 * One page of a list as the API returns it (`Page` and `CursorPage` of the contract). Pages count from 1; without rows
 * there are 0.
 */
export const toPage = <Row, View>(
  { rows, total, page: found, next = null, previous = null }: PagedRows<Row>,
  { page, limit }: Paging,
  convert: (row: Row) => View,
) => ({
  results: rows.map(convert),
  page: found ?? page,
  total,
  total_pages: Math.ceil(total / limit),
  next,
  previous,
});
