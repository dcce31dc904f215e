import { MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { orderTitle } from '@sabuja/contract/rules/order-number';
import { fail, isFailure, seconds, toRupees } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import {
  findOpenLink,
  isCurrent,
  makeLink,
  reconcileOrders,
  recordLink,
  type Withdrawal,
  withdrawLink,
  withdrawLinks,
} from '../../payments/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../transitions-store.ts';
import { isOwnStop } from './own-stop.ts';

/** How long a rider at the door waits for the provider. The provider call continues after that. */
const DOOR_TIMEOUT = seconds(8);
/** Shorter than DOOR_TIMEOUT: a rider's device waits four seconds before a delivery continues in the background. */
const WITHDRAWAL_TIMEOUT = seconds(3);
/** A withdrawn link is replaced by a new one; more than two replacements mean concurrent work on the same order. */
const MAX_REPLACED = 2;

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'payments'>;

/**
 * Returns the one link by which the customer pays the pending amount of an order of the rider's own round; amount in
 * rupees. A repeat returns the same link; a link with another amount, or that expires soon, is withdrawn first. Fails
 * with NO_ORDER, UPI_OFF, NOTHING_DUE (also when `readDue` allows no further payment) or UPI_UNAVAILABLE. Calls the
 * provider.
 */
export async function openDoorPayment(deps: Deps, rider: StaffActor, uid: string) {
  for (let replaced = 0; replaced <= MAX_REPLACED; replaced++) {
    const opened = await recordDoorLink(deps, rider, uid);
    if (isFailure(opened)) return opened;
    const { link, due, isFresh } = opened;
    if (isFresh) {
      const description = orderTitle(uid);
      const made = await withTimeout(makeLink(deps.payments, link, description), DOOR_TIMEOUT);
      if (made === 'too_late' || isFailure(made)) return fail('UPI_UNAVAILABLE');
      return { url: made.url, amount: toRupees(due), expires_at: made.expiresAt.toISOString() };
    }
    const withdrawal = await withTimeout(withdrawLink(deps.payments, link), DOOR_TIMEOUT);
    if (withdrawal === 'unavailable' || withdrawal === 'too_late') return fail('UPI_UNAVAILABLE');
  }
  return fail('UPI_UNAVAILABLE');
}

const recordDoorLink = ({ db, clock, payments }: Deps, rider: StaffActor, uid: string) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, { uid });
    if (order?.status !== 'OUT_FOR_DELIVERY' || !(await isOwnStop(tx, rider, order)))
      return fail('NO_ORDER');
    const due = await payments.fulfilment.readDue(tx, order.uid);
    if (due < MIN_ONLINE_AMOUNT) return fail('NOTHING_DUE');
    const { customer_id: customerId } = order;
    const known = await findOpenLink(tx, order.uid);
    const request = { orders: [{ uid: order.uid, amount: due }], customerId, now };
    const link = known ?? (await recordLink(payments, tx, request));
    if (isFailure(link)) return fail('UPI_OFF');
    if (!known) {
      const entry = { action: 'order.payment_link', subject: 'order', subjectId: order.uid };
      await recordAudit(tx, rider, { ...entry, after: { amount: toRupees(due) } }, now);
    }
    return { link, due, isFresh: isCurrent(link, due, now) };
  });

/**
 * Asks the provider whether an order of the rider's own round was paid. Fails with NO_ORDER or UPI_UNAVAILABLE. Calls
 * the provider.
 */
export async function checkDoorPayment(deps: Deps, rider: StaffActor, uid: string) {
  const isOwn = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    return order !== undefined && (await isOwnStop(tx, rider, order));
  });
  if (!isOwn) return fail('NO_ORDER');
  const outcome = await withTimeout(reconcileOrders(deps.payments, [uid]), DOOR_TIMEOUT);
  return outcome === undefined ? undefined : fail('UPI_UNAVAILABLE');
}

/**
 * Withdraws the open links of an order before cash is taken for it; 'withdrawn' also when there are none. Calls the
 * provider: never use inside a transaction.
 */
export async function withdrawDoorLinks(deps: Deps, uid: string): Promise<Withdrawal> {
  const withdrawal = await withTimeout(withdrawLinks(deps.payments, [uid]), WITHDRAWAL_TIMEOUT);
  return withdrawal === 'too_late' ? 'unavailable' : withdrawal;
}
