import type { Estimate } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { StoredEstimate } from './estimates-store.ts';
import type { Totals } from './quote.ts';

type ReturnedEstimate = Pick<StoredEstimate, 'id' | 'expires_at' | 'quote'>;

/** An estimate as the API returns it; `totals` in paise, the result in rupees. */
export const toApiEstimate = (
  { id, expires_at: expiresAt, quote: { coupon } }: ReturnedEstimate,
  totals: Totals,
): Estimate => ({
  estimation_id: id,
  total_item_cost: toRupees(totals.itemTotal),
  shipping_charges: toRupees(totals.delivery),
  tax_amount: toRupees(totals.tax),
  total_discount: toRupees(totals.discount),
  final_amount: toRupees(totals.final),
  ...(coupon && {
    coupon: { code: coupon.code, discount: toRupees(totals.coupon), refusal: null },
  }),
  expires_at: expiresAt.toISOString(),
});
