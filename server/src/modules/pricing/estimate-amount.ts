import type { Paise } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { estimateIdOf } from './claim-estimate.ts';
import { readEstimate } from './estimates-store.ts';
import { checkoutTotals } from './quote.ts';

/** Returns the id and the total amount (paise) of a customer's valid estimate; undefined when there is none. */
export async function readEstimateAmount(
  db: Db,
  { customerId, estimateRef }: { customerId: number; estimateRef: string },
  now: Date,
): Promise<{ estimateId: string; amount: Paise } | undefined> {
  const estimateId = estimateIdOf(estimateRef);
  const estimate = estimateId && (await readEstimate(db, customerId, estimateId));
  if (!estimate || estimate.expires_at <= now) return undefined;
  return { estimateId: estimate.id, amount: checkoutTotals(estimate.quote).final };
}
