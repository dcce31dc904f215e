import { type CallName, catalogueCalls, type ListedItem } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Tag } from '../../platform/cache/index.ts';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  toPage,
} from '../../platform/http/index.ts';
import { isArranged } from './arrange-items.ts';
import { type BackInStockDeps, subscribeToBackInStock } from './back-in-stock.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import {
  findCategory,
  listCategories,
  listSubcategories,
  toApiCategory,
} from './categories-store.ts';
import { findCombo, toApiCombo } from './combos-store.ts';
import { readShownStock, toShownCombo } from './labels-store.ts';
import { listComboPage } from './list-combo-page.ts';
import { type CompanionDeps, listCompanions } from './list-companions.ts';
import { listStockPage } from './list-stock-page.ts';
import { findsAnything } from './search/finds-anything.ts';
import { recordSearchMiss } from './search/search-misses.ts';
import { findPageOfStock, toApiStock } from './stocks-store.ts';
import type { StockRow } from './tables.ts';

const problems = {
  NO_STOCK: () => ({ status: 404, message: 'This product is not in the shop.' }),
  NO_COMBO: () => ({ status: 404, message: 'This combo is not in the shop.' }),
  NO_CATEGORY: () => ({ status: 404, message: 'This category is not in the shop.' }),
  NO_ITEM: () => ({ status: 404, message: 'This product is not in the shop.' }),
  NOT_YOURS: () => ({ status: 404, message: 'Not found.' }),
  TOO_MANY_WAITS: () => ({
    status: 409,
    message: 'You wait for many products already. We will tell you of those first.',
  }),
} satisfies ProblemsOf<typeof catalogueCalls>;

/** Every response of the catalogue depends on this tag; single items and lists add their own. */
const catalogueTag = 'catalogue';

/** Published when a price, a discount or being sold out changes, in one subcategory or in any. */
const arrangedTag = (subcategoryId: number | undefined): Tag =>
  subcategoryId === undefined ? 'arranged' : `arranged:${subcategoryId}`;

/**
 * A combo changes with its component stocks; changes of its own row and lines are published as `catalogue`.
 */
const componentTags = (combo: { lines: readonly { stock_id: number }[] } | undefined): Tag[] =>
  (combo?.lines ?? []).map((line): Tag => `stock:${line.stock_id}`);

const itemTags = (item: ListedItem): Tag[] =>
  'stock_id' in item
    ? [`stock:${item.stock_id}`]
    : item.combos.map(({ stock_id }): Tag => `stock:${stock_id}`);

type CatalogueDeps = BackInStockDeps & CompanionDeps & { cache: CatalogueCache };

export function catalogueRoutes(context: MountContext, deps: CatalogueDeps): void {
  const { db, cache } = deps;
  const { search, combos, counts } = cache;
  mountCalls(context, {
    calls: catalogueCalls satisfies Record<CallName, unknown>,
    problems,
    handlers: {
      'GET /api/v1/categories/': async ({ tags, locale }) => {
        tags.push(catalogueTag);
        const categories = await listCategories(db);
        return categories.map((category) => toApiCategory(category, locale));
      },
      'GET /api/v1/categories/{id}/sub': async ({ params, query, tags, locale }) => {
        tags.push(catalogueTag, 'listing');
        if (!(await findCategory(db, params.id))) return fail('NO_CATEGORY');
        const categories = await listSubcategories(db, params.id, query.used ?? false);
        return categories.map((category) => toApiCategory(category, locale));
      },
      'GET /api/v1/stocks/search': async ({ query, tags, locale }) => {
        const toView = (row: Selectable<StockRow>) => toApiStock(row, locale);
        tags.push(catalogueTag);
        tags.push(query.subcategory_id && !query.q ? `in:${query.subcategory_id}` : 'listing');
        if (query.q !== undefined) {
          const found = await search.find(query.q, query, query, query);
          const isVain = found.total === 0 && !isArranged(query);
          if (isVain && !(await findsAnything(cache, query.q, query)))
            await recordSearchMiss(db, query.q, deps.clock.now());
          return toPage(found, query, toView);
        }
        const { page_of: stockId, limit } = query;
        const isNamed = stockId !== undefined && !isArranged(query);
        if (isArranged(query)) tags.push(arrangedTag(query.subcategory_id));
        const pageNumber = isNamed
          ? await findPageOfStock(db, query, { stockId, limit })
          : query.page;
        const paging = { page: pageNumber, limit };
        const found = await listStockPage({ db, counts }, query, paging);
        tags.push(...found.rows.map((row): Tag => `stock:${row.id}`));
        return toPage(found, paging, toView);
      },
      'GET /api/v1/stocks/{id}': async ({ params, tags, locale }) => {
        tags.push(catalogueTag, `stock:${params.id}`);
        return (await readShownStock(db, params.id, locale)) ?? fail('NO_STOCK');
      },
      'GET /api/v1/combos/': async ({ query, tags, locale }) => {
        tags.push(catalogueTag);
        if (query.combo_id !== undefined) {
          const combo = await findCombo(db, query.combo_id);
          tags.push(...componentTags(combo));
          return combo ? [await toShownCombo(db, combo, locale)] : [];
        }
        // Whether a combo is vegetarian changes with its stocks, which is published as a change of listings.
        if (query.q !== undefined || query.veg_nonveg !== undefined) tags.push('listing');
        const found = await listComboPage({ db, search: combos }, query, query);
        tags.push(...found.considered.flatMap(componentTags));
        return toPage(found, query, (combo) => toApiCombo(combo, locale));
      },
      'GET /api/v1/combo/{id}': async ({ params, tags, locale }) => {
        const combo = await findCombo(db, params.id);
        tags.push(catalogueTag, ...componentTags(combo));
        return combo ? toShownCombo(db, combo, locale) : fail('NO_COMBO');
      },
      'GET /api/v1/items/{id}/goes-with': async ({ params, tags, locale }) => {
        // Items that are hidden or added are published as `listing`; they may change the companions, too.
        tags.push(catalogueTag, 'together', 'listing', `stock:${params.id}`);
        const found = await listCompanions(deps, params.id, locale);
        if (!found) return fail('NO_ITEM');
        tags.push(...found.considered.flatMap(itemTags));
        return { results: found.items };
      },
      'POST /api/v1/notifications/subscribe': async ({ actor, body }) =>
        body.user_id === actor.customerId
          ? subscribeToBackInStock(deps, actor.customerId, {
              id: body.topic_id,
              type: body.topic_type,
            })
          : fail('NOT_YOURS'),
    },
  });
}
