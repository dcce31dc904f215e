import { type Expression, type SelectQueryBuilder, type Simplify, type SqlBool, sql } from 'kysely';
import { type Cursor, decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
import type { PagedRows, Paging } from './page.ts';

/** A sort key of a list: a column name of its query, or an expression. Its values must not be null. */
type SortKey = { by: string | Expression<unknown>; isDescending: boolean };

/** A sort key from the smallest value to the largest, or from the largest to the smallest. */
export const ascending = (by: SortKey['by']): SortKey => ({ by, isDescending: false });
export const descending = (by: SortKey['by']): SortKey => ({ by, isDescending: true });

type Query<Tables, Selected extends keyof Tables, Row> = SelectQueryBuilder<Tables, Selected, Row>;
type Found<Row> = { rows: Simplify<Row>[]; values: string[][] };

/**
 * Returns the rows of one page of a query, and the total number of its rows. The order must be total and without nulls.
 * With a cursor the page continues after or before a row, so that inserted or deleted rows do not shift it; if no rows
 * follow any more, the last rows are returned. Without a cursor the page is selected by its number (with an offset).
 * @throws HttpProblem 422 for a cursor of another list
 */
export async function selectPage<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
  { page, limit, cursor: text, isFile }: Paging,
): Promise<PagedRows<Simplify<Row>>> {
  const cursor = text === undefined ? undefined : decodeCursor(text, order.length);
  const [found, { total }] = await Promise.all([
    cursor
      ? selectBeside(query, order, cursor, { limit, isFile }).catch(rethrow)
      : selectNumbered(query, order, { page, limit }),
    isFile ? { total: 0 } : count(query),
  ]);
  const at = found.page;
  const place = (row: readonly string[] | undefined, of: Omit<Cursor, 'values'>) =>
    row === undefined ? null : encodeCursor({ ...of, values: row });
  return {
    rows: found.rows,
    total,
    page: at,
    next: found.isLast ? null : place(found.values.at(-1), { page: at + 1, direction: 'after' }),
    previous: at === 1 ? null : place(found.values[0], { page: at - 1, direction: 'before' }),
  };
}

const count = <Tables, Selected extends keyof Tables, Row>(query: Query<Tables, Selected, Row>) =>
  query
    .clearSelect()
    .select((e) => e.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();

/** Selects the page with this number, with an offset. */
async function selectNumbered<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
  { page, limit }: Paging,
) {
  const found = await select(
    sorted(query, order)
      .limit(limit + 1)
      .offset((page - 1) * limit),
    order,
  );
  return { ...cut(found, limit), page, isLast: found.rows.length <= limit };
}

/** Selects the rows after or before a cursor. */
async function selectBeside<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
  { page, direction, values }: Cursor,
  { limit, isFile }: { limit: number; isFile: true | undefined },
) {
  if (direction === 'before') {
    const before = query.where(isBeyond(reversed(order), values));
    const found = await selectLast(before, order, limit);
    // The first page is selected by number: it is always full and includes rows that were added at the start.
    return page === 1 || found.isWhole
      ? selectNumbered(query, order, { page: 1, limit })
      : { ...found, page, isLast: false };
  }
  const after = sorted(query.where(isBeyond(order, values)), order);
  const found = await select(after.limit(limit + 1), order);
  if (isFile || found.rows.length > 0)
    return { ...cut(found, limit), page, isLast: found.rows.length <= limit };
  // The rows after the cursor were deleted meanwhile: the end of the list is returned instead.
  const last = await selectLast(query, order, limit);
  return { ...last, page: last.isWhole ? 1 : Math.max(2, page - 1), isLast: true };
}

/** Selects the last rows of a query in this order; `isWhole` is true if these are all rows. */
async function selectLast<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
  limit: number,
) {
  const found = await select(sorted(query, reversed(order)).limit(limit + 1), order);
  const { rows, values } = cut(found, limit);
  return {
    rows: rows.reverse(),
    values: values.reverse(),
    isWhole: found.rows.length <= limit,
  };
}

const reversed = (order: readonly SortKey[]): SortKey[] =>
  order.map(({ by, isDescending }) => ({ by, isDescending: !isDescending }));

const reference = ({ by }: SortKey) => (typeof by === 'string' ? sql.ref(by) : sql`${by}`);

const sorted = <Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
): Query<Tables, Selected, Row> =>
  order.reduce(
    (rest, key) => rest.orderBy(reference(key), key.isDescending ? 'desc' : 'asc'),
    query,
  );

/**
 * Returns the condition that a row follows the row with these values. If all keys have the same direction it is one
 * row comparison, which can use an index. The database converts the texts to the types of the keys.
 */
function isBeyond(order: readonly SortKey[], values: readonly string[]) {
  const [first] = order;
  const keys = order.map(reference);
  if (order.every(({ isDescending }) => isDescending === first?.isDescending)) {
    const sign = sql.raw(first?.isDescending ? '<' : '>');
    return sql<SqlBool>`(${sql.join(keys)}) ${sign} (${sql.join([...values])})`;
  }
  const cases = order.map((key, n) => {
    const equal = keys.slice(0, n).map((each, m) => sql`${each} = ${values[m]}`);
    const sign = sql.raw(key.isDescending ? '<' : '>');
    return sql`(${sql.join([...equal, sql`${keys[n]} ${sign} ${values[n]}`], sql` and `)})`;
  });
  // This condition is implied by the cases, but lets the database start an index scan at the first key.
  const bound = sql`${keys[0]} ${sql.raw(first?.isDescending ? '<=' : '>=')} ${values[0]}`;
  return sql<SqlBool>`(${bound} and (${sql.join(cases, sql` or `)}))`;
}

/** SQLSTATEs of a text that cannot be converted to the type that it is compared with. */
const UNREADABLE = new Set(['22P02', '22003', '22007', '22008', '22021']);

const rethrow = (error: { code?: string }): never => {
  throw UNREADABLE.has(error.code ?? '') ? invalidCursor() : error;
};

const PLACE = 'place_of_row';

/** Returns the rows, and separately the values of their sort keys as text. */
async function select<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
): Promise<Found<Row>> {
  const texts = order.map((key) => sql`(${reference(key)})::text`);
  const found = await query
    .select(sql<string[]>`array[${sql.join(texts)}]`.as(PLACE))
    .$castTo<Simplify<Row> & { [PLACE]: string[] }>()
    .execute();
  return {
    rows: found.map(({ [PLACE]: _, ...row }) => row as Simplify<Row>),
    values: found.map((row) => row[PLACE]),
  };
}

const cut = <Row>({ rows, values }: Found<Row>, limit: number): Found<Row> => ({
  rows: rows.slice(0, limit),
  values: values.slice(0, limit),
});
