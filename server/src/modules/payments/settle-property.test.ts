import { fail, isFailure, minutes, sumPaise, toPaise } from '@sabuja/kit';
import {
  createCustomer,
  createStock,
  createUnpaidOrder,
  groceryLine,
  useSellableShop,
} from '@sabuja/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { saveSetting } from '../content/index.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';
import { findOrder } from '../orders/order-views.ts';
import { handlePaymentHint } from '../orders/payment-hint.ts';
import { readBalance } from '../wallet/index.ts';
import { applyPayment } from './apply-payment.ts';
import { captureAndApply } from './capture-and-apply.ts';
import { createPayment } from './create-payment.ts';
import type { PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { reconcileAttempt } from './reconcile-attempts.ts';
import { sendRefund } from './send-refund.ts';

const { shop, category } = useSellableShop();
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category, { cost: 75, quantity: 9999 });
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'ONLINE');
});

let count = 0;
const newId = (prefix: string) => `${prefix}_${process.pid}_${++count}`;

/** A provider that records every report of a payment, so that stale ones can be replayed at any time. */
function createFakeProvider() {
  const payments = new Map<string, ProviderPayment>();
  const reports: ProviderPayment[] = [];
  const refunds = new Map<string, number>();
  const report = (payment: ProviderPayment): ProviderPayment => {
    payments.set(payment.id, payment);
    reports.push(payment);
    return payment;
  };
  const findPayment = (id: string): ProviderPayment =>
    payments.get(id) ?? expect.fail('no payment');
  const provider = {
    ...shop.app.payments.providers[0],
    checkout: { keyId: 'k', scriptUrl: 's', hosts: undefined },
    createOrder: async ({ amount, receipt }) => ({
      id: newId('order'),
      amount,
      amountPaid: 0,
      currency: 'INR',
      receipt,
      status: 'created',
      createdAt: shop.clock.now(),
    }),
    listPayments: async (orderId) => [...payments.values()].filter((p) => p.orderId === orderId),
    findPayment: async (id) => findPayment(id),
    capture: async ({ paymentId }) =>
      findPayment(paymentId).status === 'authorized'
        ? report({ ...findPayment(paymentId), status: 'captured' })
        : fail('PROVIDER_REFUSED', {
            reason: 'ALREADY_CAPTURED',
            message: 'captured',
            field: undefined,
          }),
    refund: async ({ paymentId, amount, key }) => {
      if (!refunds.has(key)) {
        refunds.set(key, amount);
        const payment = findPayment(paymentId);
        const amountRefunded = payment.amountRefunded + amount;
        const status = amountRefunded === payment.amount ? 'refunded' : 'captured';
        report({ ...payment, amountRefunded, status });
      }
      return {
        id: `rfnd_${key}`,
        paymentId,
        amount,
        currency: 'INR',
        status: 'processed',
        bankReference: undefined,
        createdAt: shop.clock.now(),
      };
    },
  } as PaymentProvider;
  const pay = (orderId: string, amount: number, status: ProviderPayment['status']) =>
    report({
      id: newId('pay'),
      orderId,
      amount,
      amountRefunded: 0,
      currency: 'INR',
      status,
      method: 'upi',
      failure: undefined,
      createdAt: shop.clock.now(),
    });
  return { provider, payments, reports, report, pay };
}

const step = fc.record({
  kind: fc.constantFrom(
    'pay',
    'fails',
    'authorized late',
    'captured after all',
    'callback',
    'webhook',
    'reconciler',
    'cancel',
    'hint',
    'time passes',
    'refunds sent',
  ),
  which: fc.nat({ max: 1000 }),
});
type Step = { kind: string; which: number };

/** A customer with a payment attempt for two orders, one for the first of them alone, and two recharges. */
async function createScenario() {
  const customer = await createCustomer(shop);
  const owner = { customerId: customer.id, customerUid: customer.uid };
  const bank = createFakeProvider();
  const deps: PaymentDeps = { ...shop.app.payments, providers: [bank.provider] };
  const orderDeps = { ...deps, payments: deps };
  const orders = [
    await createUnpaidOrder(customer, [groceryLine(stock)]),
    await createUnpaidOrder(customer, [groceryLine(stock, 2)]),
  ];
  const uids = orders.map(({ uid }) => uid);
  const requestPayment = async (amount: number, orderUids?: string[]) => {
    const created = await createPayment(deps, customer.id, { amount, receipt: 'r', orderUids });
    return isFailure(created) ? expect.fail(created.code) : created;
  };
  const requests = [
    await requestPayment(sumPaise(orders.map(({ amount }) => amount)), uids),
    await requestPayment(orders[0]?.amount ?? 0, uids.slice(0, 1)),
    await requestPayment(50_000),
    await requestPayment(70_000),
  ];
  const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
  const sendRefunds = async () => {
    const waitingRefunds = await shop.app.db
      .selectFrom('payments.refunds')
      .select('id')
      .where('state', '=', 'WAITING')
      .where('payment_id', 'in', ['', ...bank.payments.keys()])
      .execute();
    for (const { id } of waitingRefunds) await sendRefund(deps, id);
  };
  const reconcile = async (id: string) =>
    reconcileAttempt(deps, bank.provider, { provider_order_id: id });
  const advance = (
    which: number,
    from: ProviderPayment['status'][],
    to: 'authorized' | 'captured',
  ) => {
    const open = [...bank.payments.values()].filter((payment) => from.includes(payment.status));
    const payment = at(open, which);
    if (payment) bank.report({ ...payment, status: to });
  };
  const runStep = async ({ kind, which }: Step): Promise<unknown> => {
    const request = at(requests, which) ?? expect.fail('no payment requested');
    const report = at(bank.reports, which);
    const uid = at(uids, which) ?? '';
    if (kind === 'pay') return bank.pay(request.id, request.amount, 'captured');
    if (kind === 'fails') return bank.pay(request.id, request.amount, 'failed');
    if (kind === 'authorized late') return advance(which, ['failed'], 'authorized');
    if (kind === 'captured after all') return advance(which, ['failed', 'authorized'], 'captured');
    if (kind === 'callback') return report && applyPayment(deps, bank.provider, report);
    if (kind === 'webhook') return report && captureAndApply(deps, bank.provider, report);
    if (kind === 'reconciler') return reconcile(request.id);
    if (kind === 'cancel') return cancelOrder(orderDeps, owner, { uid, locale: 'en' });
    if (kind === 'hint') {
      return handlePaymentHint(orderDeps, owner, {
        uid,
        status: '2',
        paymentId: undefined,
        locale: 'en',
      });
    }
    if (kind === 'refunds sent') return sendRefunds();
    shop.clock.advance(minutes(7));
    return cancelUnpaidOrders(orderDeps);
  };
  const settleAll = async () => {
    for (const { id } of requests) await reconcile(id);
    await sendRefunds();
    for (const report of bank.reports) await applyPayment(deps, bank.provider, report);
  };
  const read = () => Promise.all(uids.map((uid) => findOrder(shop.app.db, owner, uid, 'en')));
  const balance = () => readBalance(shop.app.db, customer.id);
  return { bank, read, balance, runStep, settleAll };
}

test('payments reported in any order, any number of times, are allocated once or refunded', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 12 }),
      async (rounds) => {
        const scenario = await createScenario();
        // The steps of one round run concurrently.
        for (const round of rounds) await Promise.all(round.map(scenario.runStep));
        await scenario.settleAll();
        const payments = [...scenario.bank.payments.values()];
        const capturedPayments = payments.filter(({ status }) =>
          ['captured', 'refunded'].includes(status),
        );
        const retainedAmount = sumPaise(
          capturedPayments.map(({ amount, amountRefunded }) => amount - amountRefunded),
        );
        const read = await scenario.read();
        const paid = read.flatMap((order) => (order?.o_status === 'PLACED' ? [order] : []));
        const owed = sumPaise(paid.map((order) => toPaise(order.final_amount)));
        expect(retainedAmount).toBe(owed + (await scenario.balance()));
        expect(paid.every((order) => order.payment_status === 1)).toBe(true);
        expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
