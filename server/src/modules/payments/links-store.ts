import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Attempt } from './attempts-store.ts';
import type { ProviderLink } from './provider.ts';

/**
 * The links that contain any of these orders and can be paid or are being created at the provider, oldest first. A link
 * for two orders and one for the second alone can be open at the same time.
 */
export const findOpenLinks = (db: Db | Tx, orderUids: readonly string[]): Promise<Attempt[]> =>
  db
    .selectFrom('payments.attempts')
    .selectAll()
    .where('id', 'in', (e) =>
      e
        .selectFrom('payments.attempt_orders')
        .select('attempt_id')
        .where('order_uid', 'in', orderUids),
    )
    .where('link_expires_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('state', 'in', ['NEW', 'OPEN'])
    .orderBy('id')
    .execute();

/** The oldest of `findOpenLinks` for an order; undefined when there is none. */
export const findOpenLink = async (db: Db | Tx, orderUid: string): Promise<Attempt | undefined> =>
  (await findOpenLinks(db, [orderUid]))[0];

export const findLink = (db: Db, id: number): Promise<Attempt | undefined> =>
  db.selectFrom('payments.attempts').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores the provider's link (and expiry, if given); undefined when the attempt was closed or withdrawn meanwhile. */
export const setLink = (
  db: Db,
  id: number,
  link: Pick<ProviderLink, 'id' | 'url'>,
  expiresAt?: Date,
): Promise<Attempt | undefined> =>
  db
    .updateTable('payments.attempts')
    .set({
      provider_order_id: link.id,
      link_url: link.url,
      state: 'OPEN',
      ...(expiresAt && { link_expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['NEW', 'OPEN'])
    .where('withdrawn_at', 'is', null)
    .where((e) => e.or([e('provider_order_id', 'is', null), e('provider_order_id', '=', link.id)]))
    .returningAll()
    .executeTakeFirst();

/** Closes an attempt whose link the provider does not have; returns false when the link has been created meanwhile. */
export async function closeUncreated(db: Db, id: number): Promise<boolean> {
  const closed = await db
    .updateTable('payments.attempts')
    .set({ state: 'CLOSED' })
    .where('id', '=', id)
    .where('state', '=', 'NEW')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Records that nobody can begin to pay a link any more. The reconciler still checks it for late payments. */
export const markWithdrawn = (db: Db, provider: string, linkId: string, now: Date) =>
  db
    .updateTable('payments.attempts')
    .set({ withdrawn_at: now })
    .where('provider', '=', provider)
    .where('provider_order_id', '=', linkId)
    .where('state', '=', 'OPEN')
    .where('withdrawn_at', 'is', null)
    .execute();

export type OrderLink = { url: string; amount: Paise; expiresAt: Date };

/** The links for exactly one of these orders that can be paid, by the uid of the order; amounts in paise. */
export async function listOpenLinks(
  db: Db | Tx,
  orderUids: readonly string[],
): Promise<Map<string, OrderLink>> {
  if (orderUids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments.attempts')
    .select(['order_key', 'link_url', 'amount_paise', 'link_expires_at'])
    .where('order_key', 'in', orderUids)
    .where('link_url', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('state', '=', 'OPEN')
    .execute();
  return new Map(
    rows.map(({ order_key, link_url, amount_paise, link_expires_at }) => [
      order_key ?? '',
      { url: link_url ?? '', amount: amount_paise, expiresAt: link_expires_at ?? new Date(0) },
    ]),
  );
}

/** The amount paid by a link for each of these orders, in paise; orders without such a payment are left out. */
export async function listPaidByLink(
  db: Db | Tx,
  orderUids: readonly string[],
): Promise<Map<string, Paise>> {
  if (orderUids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments.uses as u')
    .innerJoin('payments.payments as p', 'p.payment_id', 'u.payment_id')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['u.order_uid', 'u.amount_paise'])
    .where('u.order_uid', 'in', orderUids)
    .where('a.link_expires_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ order_uid, amount_paise }) => [order_uid ?? '', amount_paise]));
}
