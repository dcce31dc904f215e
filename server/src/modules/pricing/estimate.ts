import { randomUUID } from 'node:crypto';
import type { Department, Estimate, OrderLine } from '@sabuja/contract';
import { fail, isFailure, minutes, rupees } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findGoods } from '../catalogue/index.ts';
import { minimumOrder } from '../content/index.ts';
import { findZone } from '../delivery/index.ts';
import { activePlanOf } from '../wallet/index.ts';
import { insertEstimate, type StoredEstimate } from './estimates-store.ts';
import { linesToPrice, mergeLines } from './price-goods.ts';
import { beforeDiscount, type LineToPrice, type Quote, quote, totalsOf } from './quote.ts';

const life = minutes(15);

export type PricingDeps = { db: Db; clock: Clock };
export type Checkout = { customerId: number; lines: OrderLine[]; pincode: string; isSame: boolean };

/** Prices lines for a customer and a pincode, the minimum order tested; nothing is kept. */
export async function quoteLines(
  db: Db | Tx,
  lines: readonly LineToPrice[],
  { customerId, pincode, isSame }: Omit<Checkout, 'lines'>,
  now: Date,
) {
  const zone = await findZone(db, pincode);
  if (!zone) return fail('NO_DELIVERY', { pincode });
  const priced = quote(lines, zone, isSame, await activePlanOf(db, customerId, now));
  const minimum = await minimumOrder(db);
  if (beforeDiscount(priced) < minimum) return fail('BELOW_MINIMUM', { minimum });
  return priced;
}

/** Prices a checkout and keeps the estimate for 15 minutes. */
export async function makeEstimate({ db, clock }: PricingDeps, checkout: Checkout) {
  const asked = mergeLines(checkout.lines);
  const lines = linesToPrice(asked, await findGoods(db, asked));
  if (isFailure(lines)) return lines;
  const now = clock.now();
  const priced = await quoteLines(db, lines, checkout, now);
  if (isFailure(priced)) return priced;
  const estimate = {
    id: randomUUID(),
    customer_id: checkout.customerId,
    pincode: checkout.pincode,
    created_at: now,
    expires_at: new Date(now.getTime() + life),
    quote: priced,
  };
  await insertEstimate(db, estimate);
  return showEstimate(estimate.id, estimate.expires_at, priced);
}

/** A fresh estimate for an earlier one's lines, but for departments that have been ordered meanwhile. */
export function renewEstimate(
  deps: PricingDeps,
  customerId: number,
  { pincode, quote: old }: StoredEstimate,
  ordered: readonly Department[],
) {
  const parts = old.parts.filter((part) => !ordered.includes(part.department));
  const lines = parts.flatMap((part) =>
    part.lines.map(({ id, type, department, quantity }) => ({ id, type, department, quantity })),
  );
  return makeEstimate(deps, { customerId, pincode, isSame: old.isSame, lines });
}

function showEstimate(id: string, expiresAt: Date, priced: Quote): Estimate {
  const totals = totalsOf(priced);
  return {
    estimation_id: id,
    total_item_cost: rupees(totals.itemTotal),
    shipping_charges: rupees(totals.delivery),
    tax_amount: rupees(totals.tax),
    total_discount: rupees(totals.discount),
    final_amount: rupees(totals.final),
    expires_at: expiresAt.toISOString(),
  };
}
