import { randomUUID } from 'node:crypto';
import { addTime, fail, isFailure, minutes, type Paise, sumPaise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type Attempt, type OrderPart, openAttempt } from './attempts-store.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import { type OrderLink, setLink } from './links-store.ts';
import type { PaymentLinks, ProviderFailure, ProviderLink, ProviderResult } from './provider.ts';

/** How long a link can be paid. The provider requires at least 15 minutes. */
const LINK_LIFE = minutes(30);
/** The provider's minimum, plus a minute for the creation of the link. */
const MIN_LIFE = minutes(16);
/** A link that expires sooner is replaced when requested again; none is made for an order that is cancelled sooner. */
export const MIN_REMAINING_LINK_TIME = minutes(3);
/** An attempt whose link could not be created for this long is given up: the link would expire too soon. */
const MAX_CREATION_TIME = minutes(10);
/** The reconciler first checks a link after this time, then at its own intervals. */
const FIRST_CHECK = minutes(5);

/** True when payment links are offered: the provider that takes new payments has them. */
export const takesLinks = ({ providers }: Pick<PaymentDeps, 'providers'>): boolean =>
  providers[0]?.links !== undefined;

type NewLink = {
  orders: readonly OrderPart[];
  customerId: number | null;
  now: Date;
  /** Until when it can be paid; extended to the provider's minimum. */
  expiresAt?: Date;
};

/**
 * Records the attempt of a link for the sum (paise) of these orders in the transaction that has locked them; `makeLink`
 * creates the link. An open attempt is returned unchanged, even with another amount: see `isCurrent`. Fails with
 * ONLINE_OFF.
 */
export async function recordLink(
  deps: Pick<PaymentDeps, 'providers'>,
  tx: Tx,
  { orders, customerId, now, expiresAt }: NewLink,
) {
  const [provider] = deps.providers;
  if (!provider?.links) return fail('ONLINE_OFF');
  return openAttempt(tx, {
    provider: provider.name,
    customerId,
    purpose: 'ORDER',
    amount: sumPaise(orders.map(({ amount }) => amount)),
    orders,
    subscriptionId: undefined,
    subscriptionVersion: undefined,
    receipt: randomUUID(),
    now,
    checkAt: addTime(now, FIRST_CHECK),
    linkExpiresAt: expiresAt ? latest(expiresAt, addTime(now, MIN_LIFE)) : addTime(now, LINK_LIFE),
  });
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b);

/** True when a link has this amount (paise) and can still be shown now. */
export function isCurrent(attempt: Attempt, amount: Paise, now: Date): boolean {
  const rest = (attempt.link_expires_at?.getTime() ?? 0) - now.getTime();
  const isUsable =
    attempt.link_url === null
      ? now.getTime() - attempt.created_at.getTime() < MAX_CREATION_TIME
      : rest > MIN_REMAINING_LINK_TIME;
  return attempt.amount_paise === amount && isUsable;
}

/**
 * Returns the link of an attempt, created at most once: after a lost response it is found by its reference. Fails with
 * LINK_UNAVAILABLE. Calls the provider.
 */
export async function makeLink(
  deps: PaymentDeps,
  attempt: Attempt,
  description: string,
): Promise<OrderLink | ReturnType<typeof failUnavailable>> {
  const { amount_paise: amount, link_expires_at: plannedEnd, receipt: reference } = attempt;
  if (plannedEnd === null) throw new Error(`attempt ${attempt.id} is no link`);
  if (attempt.link_url !== null) return { url: attempt.link_url, amount, expiresAt: plannedEnd };
  const links = findProvider(deps, attempt.provider)?.links;
  if (!links) return failUnavailable();
  // If the provider did not respond before, the planned expiry may be closer than its minimum by now.
  const expiresAt = latest(plannedEnd, addTime(deps.clock.now(), MIN_LIFE));
  const created = await links.create({ amount, reference, description, expiresAt });
  const link = isFailure(created) ? await recoverLink(links, reference, created) : created;
  if (isFailure(link)) return failUnavailable();
  if (link.amount !== amount || link.currency !== attempt.currency) return failUnavailable();
  // A link that was found by its reference may have an earlier expiry, so the stored one stays.
  const stored = await setLink(
    deps.db,
    attempt.id,
    link,
    isFailure(created) ? undefined : expiresAt,
  );
  if (stored) return { url: link.url, amount, expiresAt: stored.link_expires_at ?? plannedEnd };
  // The link was withdrawn while it was being created, before anybody saw it.
  await links.cancel(link.id);
  return failUnavailable();
}

const failUnavailable = () => fail('LINK_UNAVAILABLE');

async function recoverLink(
  links: PaymentLinks,
  reference: string,
  failure: ProviderFailure,
): Promise<ProviderResult<ProviderLink>> {
  const mayExist =
    failure.code === 'PROVIDER_UNAVAILABLE'
      ? failure.details.mayHaveSucceeded
      : failure.details.reason === 'RECEIPT_TAKEN';
  return (mayExist ? await links.findByReference(reference) : undefined) ?? failure;
}
