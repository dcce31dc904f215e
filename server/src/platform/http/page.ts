/** Which rows of a list to return: those after or before the `cursor`, or else the page with this number. */
export type Paging = {
  page: number;
  limit: number;
  cursor?: string;
  /** Set when the rows are a part of a file download: the total is not counted, and the last part may be empty. */
  isFile?: true;
};
/** The rows of one page, and the total number of rows. */
export type PagedRows<Row> = {
  rows: readonly Row[];
  total: number;
  /** The number of the returned page, if a cursor was given. */
  page?: number;
  /** The cursors of the next and previous page; null at the ends of the list. */
  next?: string | null;
  previous?: string | null;
};

/**
 * Returns one page of a list in the form of the API (`Page` and `CursorPage` of the contract). Page numbers start at 1;
 * an empty list has 0 pages.
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
