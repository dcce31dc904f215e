import type { Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { AppliedCoupon } from '../quote.ts';

type Redemption = { customerId: number; coupon: AppliedCoupon; amount: Paise; now: Date };

/**
 * Takes what an order gets by a coupon (paise) from its budget, under the lock of its buyer; false when the coupon can
 * no longer be used as it was estimated. The second order of a checkout needs the budget only. Locks the coupon until
 * the transaction ends: take it last.
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

/** Gives back what a cancelled order got, so that others, and the customer, can use it. Locks the coupon. */
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
