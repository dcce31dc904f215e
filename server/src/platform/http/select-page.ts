import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { PagedRows, Paging } from './page.ts';

/**
 * The rows of one page of a query, and how many it selects in all. Pages count from 1; the query's order must be
 * total, or rows move between pages.
 */
export async function selectPage<Tables, Selected extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Selected, Row>,
  { page, limit }: Paging,
): Promise<PagedRows<Simplify<Row>>> {
  const [rows, { total }] = await Promise.all([
    query
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select((e) => e.fn.countAll().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
