import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Found, Paging, StockFilter } from './stocks-store.ts';
import type { StockRow } from './tables.ts';

/**
 * Active stocks that match a typed text: by the beginning of the name, a word of the name, a word of
 * the description or category, or a name one slip of the finger away; in that order.
 */
export async function searchStocks(
  db: Db,
  text: string,
  filter: StockFilter,
  { page, limit }: Paging,
): Promise<Found<Selectable<StockRow>>> {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 60);
  if (typed === '') return { rows: [], total: 0 };
  const like = typed.replace(/[\\%_]/g, '\\$&');
  const words = wordsQuery(typed);
  const found = await sql<Selectable<StockRow> & { total: number }>`
    with ${candidates(typed, like, words)},
    matched as (
      select s.id, s.sequence, case
          when lower(s.name) like ${`${like}%`} then 0
          when lower(s.name) like ${`% ${like}%`} then 1
          when to_tsvector('simple', s.name || ' ' || s.description) @@ to_tsquery('simple', ${words}) then 2
          else 3
        end as rank, word_similarity(${typed}, lower(s.name)) as likeness, count(*) over ()::int as total
      from candidates join catalogue.stocks s using (id)
      where not s.inactive and ${wanted(filter)}
      order by rank, likeness desc, s.sequence, s.id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select s.*, m.total from matched m join catalogue.stocks s using (id)
    order by m.rank, m.likeness desc, m.sequence, m.id`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** Whatever could match, each way by its own index: asked for with OR, the whole range would be read. */
const candidates = (typed: string, like: string, words: string | null) => sql`
  named as (select id from catalogue.categories where lower(name) like ${`${like}%`}),
  candidates as (
    select id from catalogue.stocks where lower(name) like ${`%${like}%`}
    union select id from catalogue.stocks where ${typed} <% lower(name)
    union select id from catalogue.stocks
      where to_tsvector('simple', name || ' ' || description) @@ to_tsquery('simple', ${words})
    union select id from catalogue.stocks
      where not inactive and subcategory_id = any(array(select id from named))
    union select id from catalogue.stocks
      where not inactive and category_id = any(array(select id from named)))`;

/** The filters of a search, each only where it is given. */
const wanted = (filter: StockFilter) => sql`
  (${filter.category_id ?? null}::int is null or s.category_id = ${filter.category_id ?? null}::int)
  and (${filter.subcategory_id ?? null}::int is null
    or s.subcategory_id = ${filter.subcategory_id ?? null}::int)
  and (${filter.veg_nonveg ?? null}::int is null
    or (s.veg_nonveg_type = 0) = (${filter.veg_nonveg ?? null}::int = 0))
  and (${filter.active_categories ?? false}::bool is not true or not exists (
    select from catalogue.categories c
    where c.id in (s.category_id, s.subcategory_id) and c.inactive))`;

/** 'desi tom' becomes 'desi & tom:*': each word, the last one possibly unfinished; null without a word. */
function wordsQuery(typed: string): string | null {
  const words = typed.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length === 0 ? null : `${words.join(' & ')}:*`;
}
