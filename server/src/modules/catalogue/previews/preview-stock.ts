import { type Failure, isFailure, type Locale } from '@sabuja/kit';
import { inDiscardedTransaction } from '../../../platform/db/index.ts';
import type { AuditActor } from '../../staff/index.ts';
import { readShownStock } from '../labels-store.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import type { Refusal, StockSave } from '../manage/plan-stocks.ts';
import { failWhenTaken } from '../manage/save-stock.ts';
import { type Saved, saveStocks } from '../manage/save-stocks.ts';
import { type PreviewPage, readItemPage } from './preview-page.ts';
import { putOnSale } from './put-on-sale.ts';
import { withoutVersion } from './without-version.ts';

type Code = Exclude<Refusal['code'], 'CHANGED_MEANWHILE'>;

/**
 * The page of a product as if it were saved (and put on sale, if it is a draft): it is saved by the usual rules in a
 * transaction that is rolled back. A change applies to the currently saved product, whatever version it was made from.
 * Fails like `insertStock` and `updateStock`.
 */
export const previewStock = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  save: StockSave,
  locale: Locale,
): Promise<PreviewPage | Failure<Code>> =>
  failWhenTaken(() =>
    inDiscardedTransaction(db, async (tx) => {
      const wanted = 'stock' in save ? save : { id: save.id, change: withoutVersion(save.change) };
      const [saved] = await saveStocks(tx, [wanted], { actor, now: clock.now() });
      if (saved === undefined || isFailure(saved)) return saved as Failure<Code>;
      const { id } = saved satisfies Saved;
      await putOnSale(tx, 'catalogue.stocks', id);
      const stock = await readShownStock(tx, id, locale);
      if (!stock) throw new Error(`product ${id} is not in the shop`);
      const shown = { id, category_id: stock.category_id, item: stock };
      return readItemPage(tx, { ...shown, request: `/api/v1/stocks/${id}` }, locale);
    }),
  );
