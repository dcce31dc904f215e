import type { Order, Payment, PaymentLink } from './entities.ts';
import { requireOrder } from './find.ts';
import { newId } from './ids.ts';
import { createOrder } from './orders.ts';
import { badRequest, unknownId } from './problem.ts';
import type { OperationContext } from './service.ts';
import type { StoredOrder } from './store.ts';
import { parseAmount, parseCurrency, parseNotes, rejectUnknownFields } from './validate.ts';

type Body = Readonly<Record<string, unknown>>;

const LINK_FIELDS = [
  'amount',
  'currency',
  'accept_partial',
  'description',
  'reference_id',
  'expire_by',
  'notes',
  'notify',
  'reminder_enable',
  'options',
];
/** The shortest time until a link may expire, in seconds. */
const MIN_LIFE = 15 * 60;

/** Creates a payment link with its own order. `pages` is the base URL of the pages of links. */
export async function createLink(
  context: OperationContext,
  body: Body,
  pages: string,
): Promise<PaymentLink> {
  rejectUnknownFields(body, LINK_FIELDS);
  const { store, now } = context;
  const amount = parseAmount(body.amount);
  const currency = parseCurrency(body.currency);
  const reference = body.reference_id;
  if (typeof reference !== 'string' || reference === '' || reference.length > 40)
    throw badRequest('The reference id may not be greater than 40 characters.', 'reference_id');
  const expireBy = body.expire_by;
  if (!Number.isSafeInteger(expireBy) || (expireBy as number) < now + MIN_LIFE)
    throw badRequest('expire_by: timestamp must be atleast 15 minutes in future', 'expire_by');
  const order = await createOrder(context, { amount, currency, payment_capture: true });
  const id = newId('plink');
  const link: PaymentLink = {
    id,
    accept_partial: false,
    amount,
    amount_paid: 0,
    cancelled_at: 0,
    created_at: now,
    currency,
    description: String(body.description ?? ''),
    expire_by: expireBy as number,
    expired_at: 0,
    notes: parseNotes(body.notes),
    order_id: order.id,
    payments: [],
    reference_id: reference,
    reminder_enable: false,
    short_url: `${pages}/${id}`,
    status: 'created',
    updated_at: now,
  };
  if (!(await store.addLink(link))) {
    throw badRequest(
      `payment link creation failed: payment link with given reference_id (${reference}) already exists`,
      'reference_id',
    );
  }
  return link;
}

/**
 * Finds a link and locks its order. Marks the link as expired if its time is over.
 * @throws Problem if there is no such link
 */
export async function requireLink(
  context: OperationContext,
  id: string,
): Promise<{ link: PaymentLink; stored: StoredOrder }> {
  const { store, now, emit } = context;
  const orderId = (await store.link(id))?.order_id;
  if (orderId === undefined) throw unknownId();
  const stored = await requireOrder(context, orderId);
  // The link is read again, because it may have changed before its order was locked.
  const link = await store.link(id);
  if (!link) throw unknownId();
  if (link.status === 'created' && link.expire_by <= now) {
    Object.assign(link, { status: 'expired', expired_at: now, updated_at: now });
    await store.saveLink(link);
    emit({ event: 'payment_link.expired', link });
  }
  return { link, stored };
}

/** Cancels an unpaid link, so that no payment of it can begin any more. */
export async function cancelLink(context: OperationContext, id: string): Promise<PaymentLink> {
  const { link } = await requireLink(context, id);
  requireOpen(link);
  const { now: at } = context;
  Object.assign(link, { status: 'cancelled', cancelled_at: at, updated_at: at });
  await context.store.saveLink(link);
  context.emit({ event: 'payment_link.cancelled', link });
  return link;
}

/** @throws Problem if a link can be neither paid nor cancelled any more */
export function requireOpen({ status }: PaymentLink): void {
  if (status !== 'created')
    throw badRequest(`Payment Link cannot be changed as it is in ${status} state.`);
}

/** Marks the link of an order as paid by a captured payment, unless the link is no longer open. */
export async function markLinkPaid(
  { store, now, emit }: OperationContext,
  order: Order,
  payment: Payment,
): Promise<void> {
  const link = await store.linkOfOrder(order.id);
  if (link?.status !== 'created') return;
  const { id: payment_id, amount, method, status, created_at } = payment;
  Object.assign(link, {
    status: 'paid',
    amount_paid: amount,
    updated_at: now,
    payments: [{ payment_id, amount, method, status, created_at }],
  });
  await store.saveLink(link);
  emit({ event: 'payment_link.paid', payment, order, link });
}
