import type { Estimate } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { Totals } from './quote.ts';

/** An estimate as the API returns it; `totals` in paise, the result in rupees. */
export const toApiEstimate = (id: string, expiresAt: Date, totals: Totals): Estimate => ({
  estimation_id: id,
  total_item_cost: toRupees(totals.itemTotal),
  shipping_charges: toRupees(totals.delivery),
  tax_amount: toRupees(totals.tax),
  total_discount: toRupees(totals.discount),
  final_amount: toRupees(totals.final),
  expires_at: expiresAt.toISOString(),
});
