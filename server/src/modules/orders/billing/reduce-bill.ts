import { orderTitle } from '@sabuja/contract/rules/order-number';
import { allocateProportionally, type Paise } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import {
  lockPaymentsOfOrder,
  MIN_REFUND,
  readPaidOnline,
  requestOrderRefund,
  requestWithdrawal,
} from '../../payments/index.ts';
import { creditForOrder, readDebited, refundForOrder } from '../../wallet/index.ts';
import type { ReductionRow } from '../tables.ts';
import type { LockedOrder } from '../transitions-store.ts';

type ReductionCause = ReductionRow['cause'];
type ReducedOrder = Pick<LockedOrder, 'id' | 'uid' | 'customer_id' | 'pending_paise'>;

/**
 * Lowers an order's bill by an amount (paise), once for each cause: first reduces the pending amount, then refunds the
 * wallet and the online payment in proportion to what each paid. An online share below the provider's minimum goes to
 * the wallet. Returns the new pending amount. The order must be locked; locks its payments, then the wallet.
 * @throws when the amount exceeds what was paid and is pending
 */
export async function reduceBill(
  tx: Tx,
  order: ReducedOrder,
  { amount, cause }: { amount: Paise; cause: ReductionCause },
  now: Date,
): Promise<Paise> {
  const due = Math.min(order.pending_paise, amount);
  const paid = await readPaid(tx, order);
  const rest = amount - due;
  if (rest > paid.wallet + paid.source)
    throw new Error(`order ${order.uid} would return more than was paid`);
  const [wallet = 0, online = 0] = allocateProportionally(rest, [paid.wallet, paid.source]);
  const small = online < MIN_REFUND ? online : 0;
  await tx
    .insertInto('orders.reductions')
    .values({
      order_id: order.id,
      cause,
      amount_paise: amount,
      due_paise: due,
      wallet_paise: wallet,
      source_paise: online - small,
      small_paise: small,
      reduced_at: now,
    })
    .execute();
  // A payment link over the old amount is withdrawn, so that one over the new amount can replace it.
  await requestWithdrawal(tx, order.uid);
  await lockPaymentsOfOrder(tx, order.uid);
  await creditWallet(tx, order, { cause, amount: wallet + small, now });
  if (online > small)
    await requestOrderRefund(tx, { orderUid: order.uid, cause, amount: online, now });
  return order.pending_paise - due;
}

/**
 * Refunds what was paid for a cancelled order and not refunded before, to the wallet and to the online payment. Locks
 * its payments, then the wallet.
 */
export async function refundRemaining(tx: Tx, order: ReducedOrder, now: Date): Promise<void> {
  const { returnedToWallet, source } = await readPaid(tx, order);
  await lockPaymentsOfOrder(tx, order.uid);
  await refundForOrder(tx, { orderUid: order.uid, returned: returnedToWallet, now });
  if (source >= MIN_REFUND)
    await requestOrderRefund(tx, { orderUid: order.uid, cause: 'CANCELLED', amount: source, now });
  else await creditWallet(tx, order, { cause: 'REST', amount: source, now });
}

/** Returns the amount paid online for an order, minus what its reductions refunded of it, in paise. */
export const readPaidSource = async (tx: Tx, order: { id: number; uid: string }): Promise<Paise> =>
  (await readPaid(tx, order)).source;

/** Amounts that the wallet and online payments paid for an order and that reductions did not refund, in paise. */
async function readPaid(tx: Tx, { id, uid }: Pick<ReducedOrder, 'id' | 'uid'>) {
  const { to_wallet, to_source } = await tx
    .selectFrom('orders.reductions')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('wallet_paise'), e.lit(0)).as('to_wallet'),
      e.fn
        .coalesce(e.fn.sum<number>(e('source_paise', '+', e.ref('small_paise'))), e.lit(0))
        .as('to_source'),
    ])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    returnedToWallet: Number(to_wallet),
    wallet: (await readDebited(tx, uid)) - Number(to_wallet),
    source: (await readPaidOnline(tx, uid)) - Number(to_source),
  };
}

async function creditWallet(
  tx: Tx,
  { uid, customer_id: customerId }: ReducedOrder,
  credit: { cause: ReductionCause | 'REST'; amount: Paise; now: Date },
): Promise<void> {
  if (credit.amount === 0) return;
  if (customerId === null) throw new Error(`order ${uid} has no customer to credit`);
  const description = orderTitle(uid);
  await creditForOrder(tx, { customerId, orderUid: uid, description, ...credit });
}
