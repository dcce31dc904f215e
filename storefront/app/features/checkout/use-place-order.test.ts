// @vitest-environment happy-dom
import { addDays, istDate, seconds } from '@sabuja/kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asha, settle, stopClock, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem, type SentRequest, type StubResponse } from '../../testing/stub-server.ts';
import { readConfirming } from '../payments/combined-payment-state.ts';
import { fakeCheckout } from '../payments/providers/razorpay/fake-checkout.ts';
import { privateQueryKey } from '../session/index.ts';
import type { CheckoutLine } from './order-plan.ts';
import { submissionStore } from './submission-store.ts';
import { useCheckout } from './use-checkout.ts';
import { useResumeCheckout } from './use-complete-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSubmission } from './use-submission.ts';

const page = testPage();
const PLACE = 'POST /api/v1/orders/';
const ESTIMATE = 'POST /api/v1/orders/calculate-estimation';
const BY_KEY = 'GET /api/v1/orders/by-key/{key}';
const ORDER = 'GET /api/v1/orders/{orderId}/';
const HINT = 'PATCH /api/v1/orders/{uid}/';
const address = {
  ...{ uid: 'address-1', pincode: '751001', room_no: '12', locality: 'Patia' },
  ...{ area: 'Bhubaneswar', landmark: '' },
};
const tomorrow = addDays(istDate(new Date()), 1);
const line = (department: 'GROCERY' | 'KITCHEN', total: number): CheckoutLine => ({
  ...{ cartItemId: total, id: total, type: 'STOCK', department, leadTimeHours: 0 },
  ...{ name: 'Bag', units: '1 kg', unit: total, quantity: 1, total },
});
const grocery = [line('GROCERY', 100)];
const both = [...grocery, line('KITCHEN', 500)];
const estimate = (final_amount = 125) =>
  ok({
    ...{ estimation_id: 'est', total_item_cost: 100, shipping_charges: 25, tax_amount: 0 },
    ...{ total_discount: 0, final_amount },
    expires_at: new Date(Date.now() + seconds(900)).toISOString(),
  });

/** The idempotency key of a request; a repeated request has the same key. */
const keyOf = (request: SentRequest | undefined) => request?.headers.get('idempotency-key');
/** Responds as the server does: each idempotency key places one order. */
function placeByKey() {
  const placed = new Map<string, string>();
  return (request: SentRequest) => {
    const key = keyOf(request) ?? '';
    placed.set(key, placed.get(key) ?? `order-${placed.size + 1}`);
    return ok({ data: [placed.get(key)] });
  };
}

beforeEach(() => {
  submissionStore().clear();
  const { server } = page;
  const slots = [{ id: 3, name: '7:00 AM - 9:00 AM', state: 'open', left: 5 }];
  server.on('GET /api/v1/settings/general/key/{key}', ok({ PAYMENT_METHODS: 'COD,ONLINE,WALLET' }));
  server.on('GET /api/v1/settings/time_slots/', ok({ kitchen: slots, grocery: slots }));
  server.on('GET /api/v1/settings/time_slots/next', ok({}));
  server.on('GET /api/v1/address/user/{uid}', ok([address]));
  server.on('GET /api/v1/orders/user/{uid}/', ok({ results: [], count: 0 }));
  server.on(ESTIMATE, estimate());
  server.on(PLACE, placeByKey());
});

/** The checkout's hooks as its screen composes them. */
function useCheckoutPage(lines: CheckoutLine[]) {
  const view = useSubmission(asha);
  useResumeCheckout(view, false);
  const checkout = useCheckout(asha, lines, view);
  const place = usePlaceOrder({ user: asha, checkout, lines, submission: view.submission });
  return { ...view, checkout, place };
}
/** Renders the checkout with every field selected, and waits for its estimate. */
async function renderCheckout(payment: 'COD' | 'ONLINE' | 'WALLET', lines = grocery) {
  const delivery = { date: tomorrow, slotId: 3 };
  const draft = { delivery: { KITCHEN: delivery, GROCERY: delivery }, addressUid: 'address-1' };
  const stored = { ...draft, payment, customerUid: asha.uid };
  sessionStorage.setItem('checkout_draft', JSON.stringify(stored));
  stopClock();
  const hook = page.render(() => useCheckoutPage(lines), { at: '/checkout' });
  // The request of the estimate is debounced.
  await vi.advanceTimersByTimeAsync(seconds(1));
  await waitUntil(() => {
    expect(hook.current.checkout.estimate.estimate).toBeDefined();
    expect(hook.current.checkout.orderable.delivery.GROCERY.slotId).toBe(3);
  });
  return hook;
}
const waitForPath = (path: string) => waitUntil(() => expect(page.location().pathname).toBe(path));
const statesOf = (hook: Awaited<ReturnType<typeof renderCheckout>>) =>
  hook.current.submission?.parts.map(({ state }) => state);

describe('the orders of a checkout', () => {
  it('S4g.4 sends them one after the other on the confirmed estimate, and opens the order', async () => {
    const hook = await renderCheckout('COD', both);
    await hook.current.place();
    const bodies = page.server.sent(PLACE).map(({ json }) => json as Record<string, unknown>);
    expect(
      bodies.map(({ estimation_id, payment_method }) => [estimation_id, payment_method]),
    ).toEqual([
      ['est__2', 'COD'],
      ['est__1', 'COD'],
    ]);
    expect(new Set(page.server.sent(PLACE).map(keyOf)).size).toBe(2);
    expect(page.toasts).toEqual(['success: Orders placed successfully!']);
    await waitForPath('/orderSummary/order-2');
    expect(hook.current).toMatchObject({ submission: undefined, busy: false });
    expect(sessionStorage.getItem('checkout_draft')).toBeNull();
  });

  it('S4g.1 from the wallet says that it was paid', async () => {
    const hook = await renderCheckout('WALLET');
    await hook.current.place();
    expect(page.toasts).toEqual(['success: Payment Successful!,Orders placed successfully!']);
  });

  it('S10.444 from the wallet makes the page read its balance again', async () => {
    const hook = await renderCheckout('WALLET');
    const balance = privateQueryKey('wallet', 'balance', asha.uid);
    page.client.setQueryData(balance, { balance: 125 });
    await hook.current.place();
    expect(page.client.getQueryState(balance)?.isInvalidated).toBe(true);
  });

  it('two presses at once send one request', async () => {
    const hook = await renderCheckout('COD');
    const { place } = hook.current;
    await Promise.all([place(), place()]);
    expect(page.server.sent(PLACE)).toHaveLength(1);
  });

  it('a refusal is shown and places nothing; the next click is another order', async () => {
    page.server.on(PLACE, problem(409, 'SLOT_FULL'), placeByKey());
    const hook = await renderCheckout('COD');
    await hook.current.place();
    await waitUntil(() => expect(statesOf(hook)).toEqual(['refused']));
    expect(page.toasts).toEqual(['error: the shop says SLOT_FULL']);
    expect(hook.current.failure).toMatchObject({ department: 'GROCERY' });
    await settle();
    expect(page.location().pathname).toBe('/checkout');
    await waitUntil(() => expect(hook.current.checkout.estimate.estimate).toBeDefined());
    await hook.current.place();
    const [refused, next] = page.server.sent(PLACE);
    expect(keyOf(next)).not.toBe(keyOf(refused));
    expect(page.toasts.at(-1)).toBe('success: Orders placed successfully!');
  });

  it('an order whose answer is lost twice is found by its key, and completed', async () => {
    page.server.on(PLACE, 'silence');
    page.server.on(BY_KEY, ok({ data: ['order-9'] }));
    const hook = await renderCheckout('COD');
    await hook.current.place();
    await waitForPath('/orderSummary/order-9');
    const [first, repeated, ...others] = page.server.sent(PLACE);
    expect([keyOf(repeated), others]).toEqual([keyOf(first), []]);
    expect(page.server.sent(BY_KEY)[0]?.url.pathname).toContain(keyOf(first) ?? 'a key');
    expect(hook.current.submission).toBeUndefined();
  });

  it('an order that did not arrive is sent again under its key by the next click', async () => {
    page.server.on(PLACE, 'silence');
    page.server.on(BY_KEY, ok({ data: [] }));
    const hook = await renderCheckout('COD');
    await hook.current.place();
    await waitUntil(() => expect(hook.current.unresolved?.isChecking).toBe(true));
    await vi.advanceTimersByTimeAsync(seconds(2));
    await waitUntil(() => expect(statesOf(hook)).toEqual(['lost']));
    expect(hook.current.unresolved).toBeUndefined();
    page.server.on(PLACE, placeByKey());
    // The repeated request is the same order, which needs no new estimate.
    vi.setSystemTime(Date.now() + seconds(1000));
    page.server.on(ESTIMATE, estimate(150));
    await hook.current.place();
    expect(new Set(page.server.sent(PLACE).map(keyOf)).size).toBe(1);
    expect(page.toasts.at(-1)).toBe('success: Orders placed successfully!');
  });

  it('while the outcome cannot be asked for it stays open, and a second look settles it', async () => {
    page.server.on(PLACE, 'silence');
    page.server.on(BY_KEY, 'silence', ok({ data: ['order-9'] }));
    const hook = await renderCheckout('COD');
    await hook.current.place();
    await waitUntil(() => expect(hook.current.unresolved?.isChecking).toBe(false));
    expect(statesOf(hook)).toEqual(['sent']);
    hook.current.unresolved?.checkAgain();
    await waitForPath('/orderSummary/order-9');
  });

  it('S10.333 an expired estimate is asked for again; where the price has changed nothing is ordered', async () => {
    const hook = await renderCheckout('COD');
    page.server.on(ESTIMATE, estimate(150));
    vi.setSystemTime(Date.now() + seconds(1000));
    await hook.current.place();
    expect(page.toasts).toEqual(['error: Prices have changed. Please review the new amounts.']);
    expect(page.server.sent(PLACE)).toEqual([]);
  });

  it('a customer who has gone to another page is not taken to the order', async () => {
    let answer: (response: StubResponse) => void = () => undefined;
    const answered = new Promise<StubResponse>((resolve) => {
      answer = resolve;
    });
    page.server.on(PLACE, () => answered);
    const hook = await renderCheckout('COD');
    const ended = hook.current.place();
    await waitUntil(() => expect(page.server.sent(PLACE)).toHaveLength(1));
    page.leave();
    answer(ok({ data: ['order-1'] }));
    await ended;
    await settle();
    expect(page.location().pathname).toBe('/checkout');
    expect(page.toasts).toEqual(['success: Orders placed successfully!']);
  });
});

describe('S4h.1 orders that are paid online', () => {
  let checkout: ReturnType<typeof fakeCheckout>;
  const order = (changes = {}) =>
    ok({
      ...{ uid: 'order-1', o_status: 'PAYMENT_PENDING', payment_status: 0 },
      final_amount: 125,
      ...changes,
    });
  const paid = order({ o_status: 'PLACED', payment_status: 1 });
  beforeEach(() => {
    checkout = fakeCheckout();
    const created = {
      id: 'order_1',
      amount: 12_500,
      currency: 'INR',
      provider: 'razorpay',
      key: 'k',
    };
    page.server.on(
      'POST /api/v1/payment/create',
      ok({ ...created, checkout_script: checkout.url }),
    );
    page.server.on('POST /api/v1/payment/verify', ok({ status: 'success' }));
    page.server.on(ORDER, order());
    page.server.on(HINT, order({ o_status: 'CANCELLED' }));
  });
  async function openSheet(lines = grocery) {
    const hook = await renderCheckout('ONLINE', lines);
    const ended = hook.current.place();
    await waitUntil(() => expect(checkout.sheets).toHaveLength(1));
    return { hook, ended };
  }

  it('S7f.3 are paid with one payment, and end at Home', async () => {
    page.server.on(HINT, paid);
    const { hook, ended } = await openSheet(both);
    expect(hook.current.busy).toBe(true);
    const [created] = page.server.sent('POST /api/v1/payment/create');
    expect(created?.json).toMatchObject({ order_uids: ['order-1', 'order-1'], amount: 25_000 });
    checkout.pay();
    await ended;
    expect(page.toasts).toEqual(['success: Payment Success. Order Placed!']);
    await waitForPath('/');
    expect(hook.current.submission).toBeUndefined();
  });

  it('S7f.3 are abandoned when the sheet is left; the cart stays', async () => {
    const { hook, ended } = await openSheet();
    checkout.dismiss();
    await ended;
    expect(page.server.sent(HINT).map(({ form }) => form)).toEqual([{ raz_pay_status: '2' }]);
    expect(page.toasts).toEqual(['error: Payment cancelled.']);
    await settle();
    expect(page.location().pathname).toBe('/checkout');
    expect(hook.current.submission).toBeUndefined();
  });

  it('whose payment is unknown are shown on their page, which says that it is being confirmed', async () => {
    page.server.on(HINT, order());
    const { ended } = await openSheet();
    checkout.dismiss('timeout');
    await ended;
    expect(page.toasts).toEqual([
      'warning: We are confirming your payment. This page shows how it ends.',
    ]);
    await waitForPath('/orderSummary/order-1');
    expect(readConfirming(page.location().state)).toBe(true);
  });

  it('whose sheet does not open wait for their payment on their page', async () => {
    page.server.on('POST /api/v1/payment/create', problem(502, 'NOT_CREATED'));
    page.server.on(HINT, order());
    const hook = await renderCheckout('ONLINE');
    await hook.current.place();
    expect(page.toasts).toEqual(['error: Failed to create Razorpay order.']);
    await waitForPath('/orderSummary/order-1');
    expect(readConfirming(page.location().state)).toBe(false);
  });

  it('S4g.4 are placed together or not at all: the first is abandoned when the second is refused', async () => {
    page.server.on(PLACE, ok({ data: ['order-1'] }), problem(409, 'SLOT_FULL'));
    const hook = await renderCheckout('ONLINE', both);
    await hook.current.place();
    await waitUntil(() => expect(page.server.sent(HINT)).toHaveLength(1));
    expect(page.server.sent(HINT)[0]).toMatchObject({
      call: 'PATCH /api/v1/orders/order-1/',
      form: { raz_pay_status: '2' },
    });
    expect(checkout.sheets).toEqual([]);
    await waitUntil(() => expect(statesOf(hook)).toEqual(['refused']));
  });

  it('S4g.4 are not abandoned while it is unknown whether the second was placed', async () => {
    page.server.on(PLACE, ok({ data: ['order-1'] }), 'silence');
    page.server.on(BY_KEY, 'silence');
    const hook = await renderCheckout('ONLINE', both);
    await hook.current.place();
    await waitUntil(() => expect(hook.current.unresolved?.isChecking).toBe(false));
    expect(page.server.sent(HINT)).toEqual([]);
    expect(statesOf(hook)).toEqual(['placed', 'sent']);
  });
});
