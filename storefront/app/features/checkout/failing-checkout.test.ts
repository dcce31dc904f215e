// @vitest-environment happy-dom
import { addDays, istDate, minutes, seconds } from '@sabuja/kit';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha, stopClock, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import type { CheckoutLine } from './order-plan.ts';
import { submissionStore } from './submission-store.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSubmission } from './use-submission.ts';

const page = testPage();
const ESTIMATE = 'POST /api/v1/orders/calculate-estimation';
const PLACE = 'POST /api/v1/orders/';
const address = {
  ...{ uid: 'address-1', pincode: '751001', room_no: '12', locality: 'Patia' },
  ...{ area: 'Bhubaneswar', landmark: '', type: 'Home' },
};
const tomorrow = addDays(istDate(new Date()), 1);
const bag: CheckoutLine = {
  ...{ cartItemId: 1, id: 1, type: 'STOCK', department: 'GROCERY', leadTimeHours: 0 },
  ...{ name: 'Bag', units: '1 kg', unit: 100, quantity: 1, total: 100 },
};
const estimate = (final_amount: number) => () =>
  ok({
    ...{ estimation_id: `est-${Date.now()}`, total_item_cost: 100, shipping_charges: 25 },
    ...{ tax_amount: 0, total_discount: 0, final_amount },
    expires_at: new Date(Date.now() + minutes(15)).toISOString(),
  });

beforeEach(() => {
  submissionStore().clear();
  const { server } = page;
  const slots = [
    { id: 3, name: '7:00 AM - 9:00 AM', state: 'open', left: 5 },
    { id: 4, name: '9:00 AM - 11:00 AM', state: 'open', left: 5 },
  ];
  server.on('GET /api/v1/settings/general/key/{key}', ok({ PAYMENT_METHODS: 'COD,ONLINE' }));
  server.on('GET /api/v1/settings/time_slots/', ok({ kitchen: slots, grocery: slots }));
  server.on('GET /api/v1/settings/time_slots/next', ok({ slot: null }));
  server.on('GET /api/v1/address/user/{uid}', ok([address]));
  server.on('GET /api/v1/orders/user/{uid}/', ok({ results: [], count: 0 }));
  server.on(ESTIMATE, estimate(125));
  server.on(PLACE, ok({ data: ['order-1'] }));
});

afterEach(() => onlineManager.setOnline(true));

function useCheckoutPage() {
  const view = useSubmission(asha);
  const checkout = useCheckout(asha, [bag], view);
  const place = usePlaceOrder({ user: asha, checkout, lines: [bag], submission: view.submission });
  return { checkout, place };
}

/** Renders a checkout that is filled in, until its amount is shown. */
async function renderCheckout() {
  const delivery = { date: tomorrow, slotId: 3 };
  const draft = { delivery: { GROCERY: delivery }, addressUid: 'address-1', payment: 'COD' };
  const stored = { ...draft, customerUid: asha.uid };
  sessionStorage.setItem('checkout_draft', JSON.stringify(stored));
  stopClock();
  const hook = page.render(useCheckoutPage, { at: '/checkout' });
  await vi.advanceTimersByTimeAsync(seconds(1));
  const shown = () => hook.current.checkout.estimate.displayed?.final_amount;
  await waitUntil(() => expect(hook.current.checkout.estimate.estimate).toBeDefined());
  expect(shown()).toBe(125);
  return { hook, shown, state: () => hook.current.checkout.estimate };
}

describe('amounts that cannot be requested again', () => {
  it('S10.333 stay while a later request fails, until they expire; then nothing is ordered on them', async () => {
    const { hook, shown, state } = await renderCheckout();
    page.server.on(ESTIMATE, problem(503, 'BUSY'));
    await vi.advanceTimersByTimeAsync(minutes(12));
    await waitUntil(() => expect(state().failure).toBe('the shop says BUSY'));
    expect([shown(), state().estimate]).toEqual([125, undefined]);
    void state().refresh();
    expect(shown(), 'while they are requested again').toBe(125);
    await vi.advanceTimersByTimeAsync(seconds(1));
    expect(shown()).toBe(125);
    await vi.advanceTimersByTimeAsync(minutes(3));
    await waitUntil(() => expect(shown()).toBeUndefined());
    await hook.current.place();
    expect(page.toasts).toEqual(['error: the shop says BUSY']);
    expect(page.server.sent(PLACE)).toEqual([]);

    page.server.on(ESTIMATE, estimate(125));
    await hook.current.place();
    expect(page.toasts.at(-1), 'what was not shown is shown first').toBe(
      'error: The amounts were not shown. Please review them, then place the order.',
    );
    await waitUntil(() => expect(shown()).toBe(125));
    await hook.current.place();
    expect(page.server.sent(PLACE)).toHaveLength(1);
  });

  it('S10.333 an estimate that expired is never ordered on when the new request fails', async () => {
    const { hook } = await renderCheckout();
    page.server.on(ESTIMATE, 'silence');
    vi.setSystemTime(Date.now() + minutes(16));
    await hook.current.place();
    expect(page.toasts).toEqual(['error: Failed to calculate estimation. Please try again.']);
    expect(page.server.sent(PLACE)).toEqual([]);
  });

  it('S10.333 without a network a press says so at once instead of waiting', async () => {
    const { hook } = await renderCheckout();
    vi.setSystemTime(Date.now() + minutes(16));
    onlineManager.setOnline(false);
    await hook.current.place();
    expect(page.toasts).toEqual(['error: Failed to calculate estimation. Please try again.']);
    expect(page.server.sent(PLACE)).toEqual([]);
  });

  it('S10.333 stay for another slot, which does not change them, and go with a refusal', async () => {
    const { hook, shown, state } = await renderCheckout();
    page.server.on(ESTIMATE, problem(503, 'BUSY'));
    hook.current.checkout.updateDelivery('GROCERY', { slotId: 4 });
    await vi.advanceTimersByTimeAsync(seconds(1));
    await waitUntil(() => expect(state().failure).toBe('the shop says BUSY'));
    expect(shown()).toBe(125);
    page.server.on(ESTIMATE, problem(422, 'NO_DELIVERY'));
    await state().refresh();
    await waitUntil(() => expect(state().failure).toBe('the shop says NO_DELIVERY'));
    expect(shown()).toBeUndefined();
  });

  it('S10.333 go with another coupon, which may change them', async () => {
    const { hook, shown, state } = await renderCheckout();
    page.server.on(ESTIMATE, problem(503, 'BUSY'));
    hook.current.checkout.update({ coupon: 'RICE10' });
    await vi.advanceTimersByTimeAsync(seconds(1));
    await waitUntil(() => expect(state().failure).toBe('the shop says BUSY'));
    expect(shown()).toBeUndefined();
  });
});
