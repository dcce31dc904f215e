import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { AppliedCoupon } from '../quote.ts';

type Redemption = { customerId: number; coupon: AppliedCoupon; amount: Paise; now: Date };

/**
 * Takes an order's coupon discount (paise) from the coupon's budget, while the customer is locked; false when the
 * coupon can no longer be used as estimated. For the second order of a checkout only the budget is checked. Locks the
 * coupon until the transaction ends: call it last.
 */
export async function redeemCoupon(
  tx: Tx,
  { customerId, coupon, amount, now }: Redemption,
): Promise<boolean> {
  const { id, version, redemptionUid: uid } = coupon;
  const { rows } = await sql`
    with taken as (
      update pricing.coupons c set used_paise = used_paise + ${amount}::bigint
      where id = ${id} and (budget_paise is null or used_paise + ${amount}::bigint <= budget_paise)
        and (
          exists (select from pricing.redemptions where uid = ${uid} and amount_paise > 0)
          or version = ${version} and not is_paused
            and (valid_from is null or valid_from <= ${now})
            and (valid_until is null or valid_until > ${now})
            and not (once_per_customer and exists (
              select from pricing.redemptions r
              where r.coupon_id = c.id and r.customer_id = ${customerId} and r.uid <> ${uid} and r.amount_paise > 0
            ))
        )
      returning id, once_per_customer
    )
    insert into pricing.redemptions as r (uid, coupon_id, customer_id, is_only, amount_paise, redeemed_at)
    select ${uid}, id, ${customerId}, once_per_customer, ${amount}::bigint, ${now} from taken
    on conflict (uid) do update set amount_paise = r.amount_paise + excluded.amount_paise
    returning uid`.execute(tx);
  return rows.length > 0;
}

/**
 * Returns the discount of a cancelled order to the budget, so that it and the coupon can be used again. Locks the
 * coupon.
 */
export async function returnCoupon(
  tx: Tx,
  { uid, amount }: { uid: string; amount: Paise },
): Promise<void> {
  await sql`
    with given_back as (
      update pricing.coupons set used_paise = used_paise - ${amount}::bigint
      where id = (select coupon_id from pricing.redemptions where uid = ${uid})
      returning id
    )
    update pricing.redemptions set amount_paise = amount_paise - ${amount}::bigint
    where uid = ${uid} and coupon_id = (select id from given_back)`.execute(tx);
}
