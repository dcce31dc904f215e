import { type Expression, type SelectQueryBuilder, type Simplify, type SqlBool, sql } from 'kysely';
import { type Cursor, decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
import type { PagedRows, Paging } from './page.ts';

/** What a list is ordered by: a column as its query names it, or an expression; never null. */
type SortKey = { by: string | Expression<unknown>; isDescending: boolean };

export const ascending = (by: SortKey['by']): SortKey => ({ by, isDescending: false });
export const descending = (by: SortKey['by']): SortKey => ({ by, isDescending: true });

type Query<Tables, Selected extends keyof Tables, Row> = SelectQueryBuilder<Tables, Selected, Row>;
type Found<Row> = { rows: Simplify<Row>[]; values: string[][] };

/**
 * The rows of one page of a query in an order, and how many it selects in all. The order must be total and without
 * nulls. A cursor continues beside a row, so that rows which come or go before it move nothing; where nothing is left
 * after it, the last rows are found. A page by its number counts rows from the beginning.
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

/** The page of a number, counted from the beginning. */
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

/** The rows on one side of a cursor. */
async function selectBeside<Tables, Selected extends keyof Tables, Row>(
  query: Query<Tables, Selected, Row>,
  order: readonly SortKey[],
  { page, direction, values }: Cursor,
  { limit, isFile }: { limit: number; isFile: true | undefined },
) {
  if (direction === 'before') {
    const before = query.where(isBeyond(reversed(order), values));
    const found = await selectLast(before, order, limit);
    // The first page is always full, so that it begins with what came last.
    return page === 1 || found.isWhole
      ? selectNumbered(query, order, { page: 1, limit })
      : { ...found, page, isLast: false };
  }
  const after = sorted(query.where(isBeyond(order, values)), order);
  const found = await select(after.limit(limit + 1), order);
  if (isFile || found.rows.length > 0)
    return { ...cut(found, limit), page, isLast: found.rows.length <= limit };
  // What was there is gone: the end of the list is shown instead.
  const last = await selectLast(query, order, limit);
  return { ...last, page: last.isWhole ? 1 : Math.max(2, page - 1), isLast: true };
}

/** The last rows of a query in an order, and whether these are all. */
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
 * Beyond the row with these values in an order: as one comparison of rows where all directions are the same, which an
 * index serves. The database reads the values as the type of what they are compared with.
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
  // Follows from the cases; an index can begin at it.
  const bound = sql`${keys[0]} ${sql.raw(first?.isDescending ? '<=' : '>=')} ${values[0]}`;
  return sql<SqlBool>`(${bound} and (${sql.join(cases, sql` or `)}))`;
}

/** SQLSTATEs of a text that is no value of the type it is compared with. */
const UNREADABLE = new Set(['22P02', '22003', '22007', '22008', '22021']);

const rethrow = (error: { code?: string }): never => {
  throw UNREADABLE.has(error.code ?? '') ? invalidCursor() : error;
};

const PLACE = 'place_of_row';

/** Reads rows, and apart from them the values by which each is ordered, as text. */
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
