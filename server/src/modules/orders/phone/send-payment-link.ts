import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { orderNumber, orderTitle } from '@sabuja/contract/rules/order-number';
import {
  fail,
  formatIstMoment,
  formatPaise,
  isFailure,
  minutes,
  sumPaise,
  toRupees,
} from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findContact, maskNumber } from '../../identity/index.ts';
import { makeLink, type OrderLink, recordLink, withdrawLinks } from '../../payments/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'notify'>;

/**
 * Sends the customer the link to pay for an order that staff placed, together with the other order of its checkout. The
 * link is created once; a repeat sends the same link. Fails with NO_ORDER, NOTHING_TO_PAY (paid or cancelled),
 * BEING_PAID (on the shop's own page), LINKS_OFF or LINK_UNAVAILABLE. Calls the provider.
 */
export async function sendPaymentLink(deps: Deps, uid: string, member?: StaffActor) {
  const recorded = await inTransaction(deps.db, async (tx) => {
    const orders = await lockUnpaid(tx, uid);
    if (isFailure(orders)) return orders;
    const [first] = orders;
    const link = await recordLink(deps.payments, tx, {
      orders: orders.map((order) => ({ uid: order.uid, amount: order.final_paise })),
      customerId: first?.customer_id ?? null,
      now: deps.clock.now(),
      expiresAt: windowEnd(orders),
    });
    if (isFailure(link)) return fail('LINKS_OFF');
    return link.link_expires_at === null ? fail('BEING_PAID') : { orders, link };
  });
  if (isFailure(recorded)) return recorded;
  const { orders } = recorded;
  // An open link for other orders of the checkout could take the same money twice, so it is withdrawn.
  const uids = orders.map((order) => order.uid);
  const withdrawal = await withdrawLinks(deps.payments, uids, recorded.link.id);
  // This also fails when a link was just paid; the next request creates a link over what is unpaid then.
  if (withdrawal !== 'withdrawn') return fail('LINK_UNAVAILABLE');
  const description = orders.map((order) => orderTitle(order.uid)).join(', ');
  const link = await makeLink(deps.payments, recorded.link, description);
  if (isFailure(link)) return link;
  return inTransaction(deps.db, async (tx) => {
    const unpaid = await lockUnpaid(tx, uid);
    if (isFailure(unpaid)) return unpaid;
    return notifyLink(deps, tx, { orders: unpaid, link, member });
  });
}

type Unpaid = {
  uid: string;
  customer_id: number | null;
  final_paise: number;
  created_at: Date;
};

/** Locks (by id) and returns the unpaid orders of the checkout of an order that staff placed. */
async function lockUnpaid(tx: Tx, uid: string) {
  const order = await tx
    .selectFrom('orders.orders')
    .select(['uid', 'estimate_id'])
    .where('uid', '=', uid)
    .where('placed_by', 'is not', null)
    .executeTakeFirst();
  if (!order) return fail('NO_ORDER');
  const unpaid = await tx
    .selectFrom('orders.orders')
    .select(['uid', 'customer_id', 'final_paise', 'created_at'])
    .where((e) => e.or([e('uid', '=', uid), e('estimate_id', '=', order.estimate_id)]))
    .where('status', '=', 'PAYMENT_PENDING')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return unpaid.some((each) => each.uid === order.uid) ? unpaid : fail('NOTHING_TO_PAY');
}

/** The time at which the earliest of these orders is cancelled unless it is paid. */
const windowEnd = (orders: readonly Unpaid[]): Date =>
  new Date(
    Math.min(...orders.map(({ created_at }) => created_at.getTime())) +
      minutes(PAYMENT_WINDOW_MINUTES),
  );

async function notifyLink(
  deps: Deps,
  tx: Tx,
  { orders, link, member }: { orders: Unpaid[]; link: OrderLink; member: StaffActor | undefined },
) {
  const now = deps.clock.now();
  const contact = await findContact(tx, orders[0]?.customer_id ?? null);
  if (!contact) return fail('NO_ORDER');
  const amount = sumPaise(orders.map(({ final_paise }) => final_paise));
  const expiresAt = windowEnd(orders);
  const params = {
    number: orders.map((order) => orderNumber(order.uid)).join(', #'),
    amount: formatPaise(amount),
    until: formatIstMoment(expiresAt),
    link: link.url,
  };
  await deps.notify(tx, contact, { template: 'payment_link', params, expiresAt }, now);
  if (member) {
    const entry = { action: 'order.payment_link', subject: 'order' };
    const after = { amount: toRupees(amount) };
    for (const { uid } of orders)
      await recordAudit(tx, member, { ...entry, subjectId: uid, after }, now);
  }
  const sentTo = contact.mobile_no === null ? null : maskNumber(contact.mobile_no);
  return { sent_to: sentTo, amount: toRupees(amount) };
}

/**
 * The job that sends a link after its order is placed; does nothing if the order was paid or cancelled meanwhile.
 * @throws when the provider is unavailable: the job is then retried
 */
export async function sendDueLink(deps: Deps, uid: string): Promise<void> {
  const sent = await sendPaymentLink(deps, uid);
  if (isFailure(sent) && sent.code === 'LINK_UNAVAILABLE')
    throw new Error(`payment link of order ${uid}: the provider is unavailable`);
}
