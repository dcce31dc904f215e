import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import type { Attempt } from './attempts-store.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import { closeUncreated, findLink, findOpenLinks, markWithdrawn, setLink } from './links-store.ts';
import type { PaymentLinks, PaymentProvider } from './provider.ts';
import { reconcileAttempt } from './reconcile-attempts.ts';

export const withdrawLinkJob = 'withdraw_link';

/** `paid`: the link was paid before, and the payment is settled. `unavailable`: it may still be paid. */
export type Withdrawal = 'withdrawn' | 'paid' | 'unavailable';

/**
 * Cancels a link at its provider, so that nobody can begin to pay it; settles it when it was paid. Safe to repeat. Calls the
 * provider.
 */
export async function withdrawLink(deps: PaymentDeps, attempt: Attempt): Promise<Withdrawal> {
  const provider = findProvider(deps, attempt.provider);
  const links = provider?.links;
  if (!links) return 'unavailable';
  const linkId = attempt.provider_order_id ?? (await findLostLink(deps, links, attempt));
  if (linkId === 'unavailable') return linkId;
  if (linkId === undefined) {
    if (await closeUncreated(deps.db, attempt.id)) return 'withdrawn';
    const made = await findLink(deps.db, attempt.id);
    if (!made?.provider_order_id) return 'unavailable';
    return cancelLink(deps, { provider, links }, made.id, made.provider_order_id);
  }
  return cancelLink(deps, { provider, links }, attempt.id, linkId);
}

/** The id of the link of an attempt when the response was lost; undefined when it was never created. */
async function findLostLink(deps: PaymentDeps, links: PaymentLinks, { id, receipt }: Attempt) {
  const lost = await links.findByReference(receipt);
  if (isFailure(lost)) return 'unavailable';
  if (lost) await setLink(deps.db, id, lost);
  return lost?.id;
}

async function cancelLink(
  deps: PaymentDeps,
  { provider, links }: { provider: PaymentProvider; links: PaymentLinks },
  attemptId: number,
  linkId: string,
): Promise<Withdrawal> {
  const cancelled = await links.cancel(linkId);
  if (isFailure(cancelled) || cancelled.status !== 'cancelled') {
    const link = await links.find(linkId);
    if (isFailure(link) || link.status === 'created') return 'unavailable';
    if (link.status === 'paid') {
      await reconcileAttempt(deps, provider, { provider_order_id: linkId });
      return (await findLink(deps.db, attemptId))?.state === 'PAID' ? 'paid' : 'unavailable';
    }
  }
  await markWithdrawn(deps.db, provider.name, linkId, deps.clock.now());
  return 'withdrawn';
}

/**
 * Withdraws all open links that contain any of these orders, except the attempt `exceptId`. Returns 'unavailable' when
 * any of them may still be paid, else 'paid' when any was paid. Calls the provider.
 */
export async function withdrawLinks(
  deps: PaymentDeps,
  orderUids: readonly string[],
  exceptId?: number,
): Promise<Withdrawal> {
  const withdrawals: Withdrawal[] = [];
  for (const link of await findOpenLinks(deps.db, orderUids))
    if (link.id !== exceptId) withdrawals.push(await withdrawLink(deps, link));
  if (withdrawals.includes('unavailable')) return 'unavailable';
  return withdrawals.includes('paid') ? 'paid' : 'withdrawn';
}

/** Adds jobs that withdraw the open links of an order, in the transaction that makes them obsolete. Locks nothing. */
export async function requestWithdrawal(tx: Tx, orderUid: string): Promise<void> {
  for (const { id } of await findOpenLinks(tx, [orderUid]))
    await addJob(tx, withdrawLinkJob, { id }, { key: `withdraw-${id}` });
}

/**
 * The job that withdraws a link.
 * @throws when the provider is unavailable: the job is then retried
 */
export async function withdrawObsoleteLink(deps: PaymentDeps, id: number): Promise<void> {
  const link = await findLink(deps.db, id);
  if (!link || link.withdrawn_at || !['NEW', 'OPEN'].includes(link.state)) return;
  if ((await withdrawLink(deps, link)) === 'unavailable')
    throw new Error(`payment link of attempt ${id}: the provider is unavailable`);
}
