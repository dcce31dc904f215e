export type Paging = { page: number; limit: number };
/** The rows of one page, and the total number of rows. */
export type PagedRows<Row> = { rows: readonly Row[]; total: number };

/**
 * One page of a list as the API returns it (`Page` of the contract). Pages count from 1; without rows there
 * are 0.
 */
export const toPage = <Row, View>(
  { rows, total }: PagedRows<Row>,
  { page, limit }: Paging,
  convert: (row: Row) => View,
) => ({ results: rows.map(convert), page, total, total_pages: Math.ceil(total / limit) });
