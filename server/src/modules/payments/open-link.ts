import { randomUUID } from 'node:crypto';
import { addTime, fail, isFailure, minutes, type Paise, sumPaise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type Attempt, type OrderPart, openAttempt } from './attempts-store.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import { type OrderLink, setLink } from './links-store.ts';
import type { PaymentLinks, ProviderFailure, ProviderLink, ProviderResult } from './provider.ts';

/** How long a link can be paid. The provider takes 15 minutes at least. */
const LINK_LIFE = minutes(30);
/** What the provider takes, with a minute for making the link. */
const MIN_LIFE = minutes(16);
/** A link that ends sooner is replaced when it is asked for again. */
const MIN_REST = minutes(3);
/** An attempt whose link could not be made for so long is given up: its time would be too short. */
const MAX_CREATION_TIME = minutes(10);
/** The reconciler first looks at a link after this time; later at its own intervals. */
const FIRST_CHECK = minutes(5);

/** True when payment links are offered: the provider that takes new payments has them. */
export const takesLinks = ({ providers }: Pick<PaymentDeps, 'providers'>): boolean =>
  providers[0]?.links !== undefined;

type NewLink = {
  orders: readonly OrderPart[];
  customerId: number | null;
  now: Date;
  /** Until when it can be paid, but for at least the time that the provider takes. */
  expiresAt?: Date;
};

/**
 * Records the one link of these orders, of their sum (paise), in the transaction that has locked them; `makeLink` makes
 * it. An open one is returned as it is, also with another amount: see `isCurrent`. Fails with ONLINE_OFF.
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

/** True when a link can be shown for this amount now. */
export function isCurrent(attempt: Attempt, amount: Paise, now: Date): boolean {
  const rest = (attempt.link_expires_at?.getTime() ?? 0) - now.getTime();
  const isUsable =
    attempt.link_url === null
      ? now.getTime() - attempt.created_at.getTime() < MAX_CREATION_TIME
      : rest > MIN_REST;
  return attempt.amount_paise === amount && isUsable;
}

/**
 * Returns the link of an attempt, made at most once: after a lost response it is found by its reference. Fails with
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
  // While the provider did not respond, the time that was planned may have become too short for it.
  const expiresAt = latest(plannedEnd, addTime(deps.clock.now(), MIN_LIFE));
  const created = await links.create({ amount, reference, description, expiresAt });
  const link = isFailure(created) ? await recoverLink(links, reference, created) : created;
  if (isFailure(link)) return failUnavailable();
  if (link.amount !== amount || link.currency !== attempt.currency) return failUnavailable();
  // One that is found may have been made with an earlier end.
  const stored = await setLink(
    deps.db,
    attempt.id,
    link,
    isFailure(created) ? undefined : expiresAt,
  );
  if (stored) return { url: link.url, amount, expiresAt: stored.link_expires_at ?? plannedEnd };
  // Withdrawn while it was being made, before anybody saw it.
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
