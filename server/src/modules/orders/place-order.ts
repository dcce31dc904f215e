import { randomUUID } from 'node:crypto';
import type { PlaceOrder } from '@sabuja/contract';
import { fail, isFailure, type Locale } from '@sabuja/kit';
import {
  executePipelined,
  inTransaction,
  isUniqueViolation,
  type Tx,
} from '../../platform/db/index.ts';
import { checkSpending } from '../identity/index.ts';
import { renewEstimate, type StoredEstimate } from '../pricing/index.ts';
import { selectBuyerForUpdate, toLockedBuyer } from './buyer.ts';
import { checkCheckoutLimits } from './check-limits.ts';
import type { Buyer, PlaceOrderDeps, Placer, SpendingBuyer } from './deps.ts';
import { hasOrdered } from './has-ordered.ts';
import { findStoredResponse, type KeyClaim, toKeyRow } from './idempotency.ts';
import { type OrderReads, orderQueries } from './order-queries.ts';
import { listOrderedDepartments } from './orders-store.ts';
import { prepareOrder } from './prepare-order.ts';
import { stopWaitingForRefused } from './twin/wait-for-twin.ts';
import { type ValidatedOrder, validateOrder } from './validate-order.ts';
import { writeOrder } from './write-order.ts';

/** Unique constraints that allow one order for each part of an estimate. */
const duplicateOrderConstraints = ['one_order_per_estimate', 'one_order_per_estimate_part'];

type Options = { idempotencyKey?: string | undefined; language: Locale };

/** Places an order for the customer who sends the request; fails as `placeOrderAs` does. */
export const placeOrder = (
  deps: PlaceOrderDeps,
  buyer: SpendingBuyer,
  request: PlaceOrder,
  options: Options,
) => placeOrderAs(deps, { buyer, placer: ownPlacer(buyer) }, request, options);

const ownPlacer = (buyer: SpendingBuyer) =>
  ({
    actor: 'customer',
    memberId: null,
    reader: 'customer',
    checkOrder: async (tx, order, now) =>
      order.payment_method === 'WALLET' ? checkSpending(tx, buyer, now) : undefined,
    hidesRecipient: async () => false,
    afterPlaced: async () => {},
  }) satisfies Placer;

/**
 * Places one order in one transaction and returns its uid. Locks are always taken in this order: the buyer, the
 * idempotency key, the other order of the checkout, stock by id, the estimate, the wallet, the slot's day, the cart,
 * the coupon. A retry with the same key returns the first response. Fails with a code of `orderProblems`, or as the
 * placer's check does; PRICE_CHANGED carries a new estimate.
 */
export async function placeOrderAs(
  deps: PlaceOrderDeps,
  { buyer, placer }: { buyer: Buyer; placer: Placer },
  request: PlaceOrder,
  { idempotencyKey, language }: Options,
) {
  const now = deps.clock.now();
  const { customerId } = buyer;
  const claim =
    idempotencyKey === undefined ? undefined : { customerId, key: idempotencyKey, request };
  const submission = { buyer, placer, request, claim, language };
  const outcome = await inTransaction(
    deps.db,
    (tx) => placeInTransaction(deps, tx, submission, now),
    // If the response of a commit was lost, the second run finds the order by its key.
    { isIdempotent: claim !== undefined },
  ).catch((error: unknown) => {
    if (duplicateOrderConstraints.some((constraint) => isUniqueViolation(error, constraint)))
      return fail('ALREADY_ORDERED');
    throw error;
  });
  if (!isFailure(outcome)) return outcome;
  await stopWaitingForRefused(deps, customerId, request, outcome);
  return outcome.code === 'OUTDATED'
    ? failPriceChanged(deps, submission, outcome.details.estimate)
    : outcome;
}

type Submission = {
  buyer: Buyer;
  placer: Placer;
  request: PlaceOrder;
  claim: KeyClaim | undefined;
  language: Locale;
};

/** Locks and reads in few round trips, then decides and writes; returns the response. */
async function placeInTransaction(
  deps: PlaceOrderDeps,
  tx: Tx,
  { buyer, placer, request, claim, language }: Submission,
  now: Date,
) {
  const uid = randomUUID();
  const response: { data: string[] } = { data: [uid] };
  const order = validateOrder(request, now);
  const queries = (valid: ValidatedOrder) => orderQueries(tx, buyer, { order: valid, placer, now });
  const valid = isFailure(order) ? order : { order, queries: queries(order) };
  // Wallet payments are checked first, so that a customer who may not spend from the wallet locks no stock.
  const isReadAhead = request.payment_method !== 'WALLET';
  const { buyers, ...ahead } = await executePipelined(tx, {
    // Locked before the key, which references the customer; otherwise a concurrent account deletion would deadlock.
    buyers: selectBuyerForUpdate(buyer, claim && toKeyRow(claim, response, now)),
    ...(isReadAhead && !isFailure(valid) && valid.queries),
  });
  const locked = await toLockedBuyer(tx, buyer, buyers);
  if (isFailure(locked)) return locked;
  if (claim && !locked.isKeyClaimed) return await findStoredResponse(tx, claim);
  // Checked after the key: a retry gets the stored response even if the request is no longer valid.
  if (isFailure(valid)) return valid;
  const refusal = await placer.checkOrder(tx, valid.order, now);
  if (refusal) return refusal;
  const reads = isReadAhead ? (ahead as OrderReads) : await executePipelined(tx, valid.queries);
  const context = {
    buyer: locked.buyer,
    placer,
    order: { ...valid.order, uid, language },
    reads,
  };
  const prepared = await prepareOrder(deps, tx, context, now);
  if (isFailure(prepared)) return prepared;
  return (await writeOrder(deps, tx, context, prepared, now)) ?? response;
}

/** Fails with PRICE_CHANGED and a new estimate of the parts not ordered yet; without one if it cannot be computed. */
async function failPriceChanged(
  deps: PlaceOrderDeps,
  { buyer: { customerId }, request, language }: Submission,
  outdated: StoredEstimate,
) {
  const estimate = await renewEstimate(
    { ...deps, checkLimits: checkCheckoutLimits, hasOrdered },
    { customerId, paymentMethod: request.payment_method, locale: language },
    outdated,
    await listOrderedDepartments(deps.db, outdated.id),
  );
  return fail('PRICE_CHANGED', { estimate: isFailure(estimate) ? undefined : estimate });
}
