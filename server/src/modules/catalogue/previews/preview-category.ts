import type { NewStaffCategory, StaffCategoryChange } from '@sabuja/contract';
import { paths } from '@sabuja/contract/rules/page-paths';
import { type Failure, isFailure, type Locale } from '@sabuja/kit';
import { inDiscardedTransaction, type Tx } from '../../../platform/db/index.ts';
import { toPage } from '../../../platform/http/index.ts';
import type { AuditActor } from '../../staff/index.ts';
import { listCategories, listSubcategories, toApiCategory } from '../categories-store.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { insertCategory, updateCategory } from '../manage/save-category.ts';
import { countStocks, listStocks, toApiStock } from '../stocks-store.ts';
import type { PreviewPage } from './preview-page.ts';
import { withoutVersion } from './without-version.ts';

type CategorySave = { category: NewStaffCategory } | { id: number; change: StaffCategoryChange };

/**
 * Like `previewStock`, for a category or subcategory: its page as if it were saved and not hidden. Fails like
 * `insertCategory` and `updateCategory`.
 */
export const previewCategory = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  save: CategorySave,
  locale: Locale,
) =>
  inDiscardedTransaction(db, async (tx) => {
    const saving = { actor, now: clock.now() };
    const saved =
      'category' in save
        ? await insertCategory(tx, save.category, saving)
        : await updateCategory(tx, save.id, withoutVersion(save.change), saving);
    if (isFailure(saved)) return saved as Exclude<typeof saved, Failure<'CHANGED_MEANWHILE'>>;
    const { parent_id: parent } = await tx
      .updateTable('catalogue.categories')
      .set({ inactive: false })
      .where('id', '=', saved.id)
      .returning('parent_id')
      .executeTakeFirstOrThrow();
    return parent === null
      ? readPage(tx, { top: saved.id, sub: undefined }, locale)
      : readPage(tx, { top: parent, sub: saved.id }, locale);
  });

type Place = { top: number; sub: number | undefined };

async function readPage(tx: Tx, { top, sub }: Place, locale: Locale): Promise<PreviewPage> {
  const categories = await listCategories(tx);
  const used = new Set((await listSubcategories(tx, top, true)).map(({ id }) => id));
  // Shoppers see a subcategory once something in it is on sale; its own preview shows it before.
  const shown = (await listSubcategories(tx, top, false)).filter(
    ({ id }) => used.has(id) || id === sub,
  );
  const selected = sub ?? shown[0]?.id;
  const listing = selected === undefined ? undefined : await readListing(tx, selected, locale);
  const toViews = (rows: readonly Parameters<typeof toApiCategory>[0][]) =>
    rows.map((row) => toApiCategory(row, locale));
  return {
    path: paths.category(top, { sub }),
    locale,
    respond: (url) => {
      const { pathname, searchParams } = new URL(url, 'http://shop');
      if (pathname === '/api/v1/categories/') return toViews(categories);
      if (pathname === `/api/v1/categories/${top}/sub`) return toViews(shown);
      const isListing = pathname === '/api/v1/stocks/search';
      return isListing && searchParams.get('subcategory_id') === String(selected)
        ? listing
        : undefined;
    },
  };
}

/** The products that the page of a category loads first. */
const firstPage = { page: 1, limit: 20 };

async function readListing(tx: Tx, subcategoryId: number, locale: Locale) {
  const filter = { subcategory_id: subcategoryId, active_only: true, active_categories: true };
  const rows = await listStocks(tx, filter, firstPage);
  const total = await countStocks(tx, filter);
  return toPage({ rows, total }, firstPage, (row) => toApiStock(row, locale));
}
