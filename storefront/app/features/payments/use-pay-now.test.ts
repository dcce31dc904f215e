// @vitest-environment happy-dom
import type { Order } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stopClock, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { usePaymentStep } from './payment-steps.ts';
import { fakeCheckout } from './providers/razorpay/fake-checkout.ts';
import { usePayNow } from './use-pay-now.ts';

const page = testPage();
const CREATE = 'POST /api/v1/payment/create';
const VERIFY = 'POST /api/v1/payment/verify';
const HINT = 'PATCH /api/v1/orders/{uid}/';
const uid = 'order-1';
const order = (changes: Partial<Order> = {}) =>
  ({
    uid,
    o_status: 'PAYMENT_PENDING',
    payment_status: 0,
    final_amount: 100.5,
    ...changes,
  }) as Order;
const paidOrder = order({ o_status: 'PLACED', payment_status: 1 });

let checkout: ReturnType<typeof fakeCheckout>;
const created = (provider: string | null = 'razorpay') =>
  ok({
    ...{ id: 'order_1', amount: 10_050, currency: 'INR', key: 'rzp_1' },
    ...(provider && { provider }),
    checkout_script: checkout.url,
  });
beforeEach(() => {
  checkout = fakeCheckout();
  page.server.on('GET /api/v1/orders/{orderId}/', ok(order()));
  page.server.on(CREATE, created());
  page.server.on(VERIFY, ok({ status: 'success' }));
  page.server.on(HINT, ok(order()));
});

const renderPayNow = () => page.render(() => ({ ...usePayNow(), step: usePaymentStep() }));
type Rendered = ReturnType<typeof renderPayNow>;
/** Presses the button and waits for the sheet. */
async function openSheet(hook: Rendered) {
  const before = checkout.sheets.length;
  void hook.current.payNow([order()]);
  await waitUntil(() => expect(checkout.sheets).toHaveLength(before + 1));
}
const waitForEnd = (hook: Rendered) =>
  waitUntil(() => {
    expect(hook.current.paying).toBe(false);
    expect(page.toasts).not.toEqual([]);
  });

describe('paying an order from its page', () => {
  it('S4h.1 S7e.2 opens the sheet for the amount and the payer, and verifies what it reports', async () => {
    page.server.on(HINT, ok(paidOrder));
    const hook = renderPayNow();
    await openSheet(hook);
    expect(hook.current).toMatchObject({ paying: true, step: 'paying' });
    expect(checkout.sheets[0]?.options).toMatchObject({
      ...{ key: 'rzp_1', order_id: 'order_1', amount: 10_050 },
      prefill: { contact: '+919876543210', name: 'Asha Das' },
    });
    checkout.pay();
    await waitForEnd(hook);
    expect(page.server.sent(VERIFY)[0]?.json).toMatchObject({
      ...{ payment_id: 'pay_1', order_id: 'order_1', amount: 10_050, payment_type: 'ORDER' },
    });
    expect(page.server.sent(HINT)[0]?.form).toEqual({ raz_pay_status: '1', payment_id: 'pay_1' });
    expect(page.toasts).toEqual(['success: Payment Success. Order Placed!']);
    expect(hook.current).toMatchObject({ confirming: false, step: 'idle' });
  });

  it('S10.455 the sheet has the name of the shop’s profile', async () => {
    queryClient().setQueryData(['shop'], { name: 'Haata' });
    onTestFinished(() => queryClient().clear());
    const hook = renderPayNow();
    await openSheet(hook);
    expect(checkout.sheets[0]?.options.name).toBe('Haata');
    checkout.dismiss();
    await waitForEnd(hook);
  });

  it('a second click while it is open creates no second payment', async () => {
    const hook = renderPayNow();
    await openSheet(hook);
    await hook.current.payNow([order()]);
    expect(page.server.sent(CREATE)).toHaveLength(1);
    checkout.dismiss();
    await waitForEnd(hook);
  });

  it.each([
    ['dismissed', () => checkout.dismiss(), 'Payment cancelled.', false],
    [
      'left after the bank declined',
      () => {
        checkout.fail();
        checkout.dismiss();
      },
      'Payment was not completed.',
      false,
    ],
    // The bank may still confirm the payment after the sheet has closed itself.
    [
      'closed by its time limit',
      () => checkout.dismiss('timeout'),
      'Payment timeout. Please try again.',
      true,
    ],
  ])(
    'S8.11 S7f.3 a sheet that is %s leaves the order waiting',
    async (_, act, message, confirming) => {
      const hook = renderPayNow();
      await openSheet(hook);
      act();
      await waitForEnd(hook);
      expect(page.toasts).toEqual([`error: ${message}`]);
      expect(page.server.sent(HINT).map(({ form }) => form)).toEqual([{ raz_pay_status: '0' }]);
      expect(hook.current.confirming).toBe(confirming);
      expect(page.server.sent(VERIFY)).toEqual([]);
    },
  );

  it('S8.11 a verification that is refused says so, and is not repeated', async () => {
    page.server.on(VERIFY, problem(400, 'NOT_VERIFIED'));
    const hook = renderPayNow();
    await openSheet(hook);
    checkout.pay();
    await waitForEnd(hook);
    expect(page.toasts).toEqual(['error: Payment verification failed.']);
    expect(page.server.sent(VERIFY)).toHaveLength(1);
    expect(hook.current).toMatchObject({ confirming: false, step: 'idle' });
  });

  it('S9.8 a verification without an answer is repeated for a minute, behind the overlay; then its end is unknown', async () => {
    stopClock();
    page.server.on(VERIFY, 'silence');
    const hook = renderPayNow();
    await openSheet(hook);
    checkout.pay();
    await waitUntil(() => expect(hook.current.step).toBe('verifying'));
    await vi.advanceTimersByTimeAsync(seconds(50));
    expect(hook.current).toMatchObject({ paying: true, step: 'verifying' });
    await vi.advanceTimersByTimeAsync(seconds(15));
    await waitForEnd(hook);
    expect(page.server.sent(VERIFY).length).toBeGreaterThan(10);
    expect(page.toasts).toEqual(['error: Error verifying payment.']);
    expect(hook.current).toMatchObject({ confirming: true, step: 'idle' });
  });

  it('S7e.2 a lost answer is asked for again, and the payment counts once', async () => {
    stopClock();
    page.server.on(VERIFY, 'silence', problem(409, 'CONFIRMING'), ok({ status: 'success' }));
    const hook = renderPayNow();
    await openSheet(hook);
    checkout.pay();
    await vi.advanceTimersByTimeAsync(seconds(10));
    await waitForEnd(hook);
    expect(page.server.sent(VERIFY)).toHaveLength(3);
    expect(page.toasts).toEqual(['success: Payment Success. Order Placed!']);
  });

  it('a payment that the server receives first closes the sheet', async () => {
    stopClock();
    const hook = renderPayNow();
    await openSheet(hook);
    page.server.on('GET /api/v1/orders/{orderId}/', ok(paidOrder));
    page.server.on(HINT, ok(paidOrder));
    await vi.advanceTimersByTimeAsync(seconds(6));
    await waitForEnd(hook);
    expect(checkout.sheets[0]?.closed).toBe(true);
    expect(page.toasts).toEqual(['success: Payment Success. Order Placed!']);
  });

  it('without the provider’s script nothing was paid, and the next click loads it anew', async () => {
    checkout.setAvailable(false);
    const hook = renderPayNow();
    void hook.current.payNow([order()]);
    await waitForEnd(hook);
    expect(page.toasts).toEqual(['error: Payment was not completed.']);
    expect(hook.current.confirming).toBe(false);
    checkout.setAvailable(true);
    page.toasts.length = 0;
    await openSheet(hook);
    checkout.pay();
    await waitForEnd(hook);
    expect([checkout.loads(), page.toasts]).toEqual([
      2,
      ['success: Payment Success. Order Placed!'],
    ]);
  });

  it('the sheet is that of the provider named by the server; a server of the version before names none', async () => {
    page.server.on(CREATE, created('another'), created(null));
    const hook = renderPayNow();
    void hook.current.payNow([order()]);
    await waitForEnd(hook);
    expect([checkout.sheets.length, page.toasts]).toEqual([
      0,
      ['error: Payment was not completed.'],
    ]);
    page.toasts.length = 0;
    await openSheet(hook);
    checkout.pay();
    await waitForEnd(hook);
    expect(page.toasts).toEqual(['success: Payment Success. Order Placed!']);
  });

  it.each([
    [problem(502, 'NOT_CREATED'), 'Failed to create Razorpay order.'],
    [problem(409, 'OTHER_AMOUNT'), 'the shop says OTHER_AMOUNT'],
    ['silence' as const, 'Failed to create Razorpay order.'],
  ])('S8.11 a payment that is not created opens no sheet: %j', async (response, message) => {
    page.server.on(CREATE, response);
    const hook = renderPayNow();
    void hook.current.payNow([order()]);
    await waitForEnd(hook);
    expect([checkout.sheets.length, page.toasts]).toEqual([0, [`error: ${message}`]]);
    expect(hook.current.confirming).toBe(false);
  });

  it('money that comes too late is said to be on its way back', async () => {
    page.server.on(VERIFY, problem(409, 'GOES_BACK'));
    const hook = renderPayNow();
    await openSheet(hook);
    checkout.pay();
    await waitForEnd(hook);
    expect(page.toasts).toEqual(['error: the shop says GOES_BACK']);
    expect(page.server.sent(HINT)).toEqual([]);
  });
});
