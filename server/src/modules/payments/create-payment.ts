import { randomUUID } from 'node:crypto';
import { MAX_UNPAID_RECHARGES, PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { addTime, fail, hours, isFailure, minutes, type Paise, sumPaise } from '@sabuja/kit';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import {
  type Attempt,
  countUnpaidRecharges,
  type NewAttempt,
  type OrderPart,
  openAttempt,
  setProviderOrder,
} from './attempts-store.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderOrder, ProviderResult } from './provider.ts';
import { reconcileOrders } from './reconcile-attempts.ts';
import { withdrawLinks } from './withdraw-link.ts';

export type PaymentRequest = {
  /** Paise. */
  amount: Paise;
  /** The page's own reference, stored in the provider's notes. */
  receipt: string;
  purpose?: 'ORDER' | 'WALLET' | undefined;
  orderUids?: readonly string[] | undefined;
  subscriptionId?: number | undefined;
  /** The version that the customer chose. */
  subscriptionVersion?: number | undefined;
};

/**
 * Creates a provider order for one payment: for the customer's own unpaid orders, or for a recharge (S7e.1). A
 * repeated request for the same orders returns the same provider order, after reconciling it. Returns what the
 * provider's checkout needs, the amount in paise. Fails with a code of `paymentProblems`. Calls the provider.
 */
export async function createPayment(
  deps: PaymentDeps,
  customerId: number,
  request: PaymentRequest,
) {
  const [currentProvider] = deps.providers;
  if (!currentProvider) return fail('ONLINE_OFF');
  const purpose = request.purpose ?? (request.orderUids ? 'ORDER' : 'WALLET');
  const orders =
    purpose === 'ORDER'
      ? await requirePayableOrders(deps, customerId, request)
      : await rejectOrders(request);
  if (isFailure(orders)) {
    return orders.code === 'UNRECONCILED' ? failNotCreated(currentProvider) : orders;
  }
  // Open payment links of these orders are withdrawn in favour of the payment on the page, unless one was paid.
  const uids = orders.map(({ uid }) => uid);
  const withdrawal = uids.length > 0 ? await withdrawLinks(deps, uids) : 'withdrawn';
  if (withdrawal === 'paid') return fail('NOT_TO_PAY');
  if (withdrawal === 'unavailable') return failNotCreated(currentProvider);
  const attempt = await openOwnAttempt(
    deps,
    { customerId, currentProvider, purpose, orders },
    request,
  );
  if (isFailure(attempt)) return attempt;
  // A new link was created after the others were withdrawn.
  if (isLink(attempt)) return failNotCreated(currentProvider);
  // An open attempt of these orders continues with the provider that has its order.
  const provider = findProvider(deps, attempt.provider);
  if (!provider) return failNotCreated(currentProvider);
  const id = await ensureProviderOrder(deps.db, provider, attempt, request.receipt);
  if (isFailure(id)) return failNotCreated(provider);
  const { amount_paise: amount, currency } = attempt;
  const { keyId: key, scriptUrl: checkout_script } = provider.checkout;
  return { id, amount, currency, provider: provider.name, key, checkout_script };
}

const isLink = ({ link_expires_at }: Attempt): boolean => link_expires_at !== null;

type OwnAttempt = {
  customerId: number;
  currentProvider: PaymentProvider;
  purpose: 'ORDER' | 'WALLET';
  orders: readonly OrderPart[];
};

/** Opens the attempt of a request, or returns the open attempt of its orders. */
function openOwnAttempt(
  deps: PaymentDeps,
  { customerId, currentProvider, purpose, orders }: OwnAttempt,
  request: PaymentRequest,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { subscriptionId, subscriptionVersion, amount } = request;
    const plan =
      purpose === 'WALLET' && subscriptionId !== undefined
        ? await deps.fulfilment.validatePlanChoice(tx, {
            subscriptionId,
            subscriptionVersion,
            amount,
          })
        : undefined;
    if (isFailure(plan)) return plan;
    if (purpose === 'WALLET') {
      const unpaid = await countUnpaidRecharges(tx, customerId, addTime(now, -hours(1)));
      if (unpaid >= MAX_UNPAID_RECHARGES) return fail('MANY_RECHARGES');
    }
    return openAttempt(tx, {
      provider: currentProvider.name,
      customerId,
      purpose,
      amount,
      orders,
      subscriptionId: plan && subscriptionId,
      subscriptionVersion: plan?.version,
      receipt: randomUUID(),
      now,
      // The time of the reconciler's first check.
      checkAt: addTime(now, minutes(PAYMENT_WINDOW_MINUTES)),
    } satisfies NewAttempt);
  });
}

const failNotCreated = ({ label }: PaymentProvider) => fail('NOT_CREATED', { provider: label });

const rejectOrders = async ({ orderUids }: PaymentRequest) =>
  orderUids ? fail('TWO_PURPOSES') : [];

/** Returns the orders to be paid, after reconciling them: they may have been paid already. */
async function requirePayableOrders(
  deps: PaymentDeps,
  customerId: number,
  request: PaymentRequest,
) {
  const uids = [...new Set(request.orderUids)];
  if (uids.length === 0) return fail('NO_ORDERS');
  if (request.subscriptionId !== undefined) return fail('TWO_PURPOSES');
  const findOrders = () => deps.fulfilment.listPayableOrders(deps.db, { customerId, uids });
  const before = await findOrders();
  if (before.length < uids.length) return fail('NO_ORDER');
  if (before.some((order) => !order.awaitsPayment)) return fail('NOT_TO_PAY');
  if (sumPaise(before.map((order) => order.amount)) !== request.amount) return fail('OTHER_AMOUNT');
  if (await reconcileOrders(deps, uids)) return fail('UNRECONCILED');
  const orders = await findOrders();
  return orders.every((order) => order.awaitsPayment) ? orders : fail('NOT_TO_PAY');
}

/** Returns the provider order of an attempt, created at most once: after a lost response it is found by receipt. */
async function ensureProviderOrder(
  db: Db,
  provider: PaymentProvider,
  attempt: Attempt,
  pageReceipt: string,
): Promise<ProviderResult<string> | ReturnType<typeof fail>> {
  if (attempt.provider_order_id !== null) return attempt.provider_order_id;
  const { receipt, amount_paise: amount, purpose, id } = attempt;
  const notes = { purpose, page_receipt: pageReceipt };
  const created = await provider.createOrder({ amount, receipt, notes });
  const order = isFailure(created)
    ? await recoverProviderOrder(provider, receipt, created)
    : created;
  if (isFailure(order)) return order;
  if (order.amount !== amount || order.currency !== attempt.currency) return fail('OTHER_ORDER');
  await setProviderOrder(db, id, order.id);
  return order.id;
}

async function recoverProviderOrder(
  provider: PaymentProvider,
  receipt: string,
  failure: Exclude<Awaited<ReturnType<PaymentProvider['createOrder']>>, ProviderOrder>,
): Promise<ProviderResult<ProviderOrder>> {
  const mayExist =
    failure.code === 'PROVIDER_UNAVAILABLE'
      ? failure.details.mayHaveSucceeded
      : failure.details.reason === 'RECEIPT_TAKEN';
  return (mayExist ? await provider.findOrderByReceipt(receipt) : undefined) ?? failure;
}
