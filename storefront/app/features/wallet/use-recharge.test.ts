// @vitest-environment happy-dom
import { minutes, seconds } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../lib/use-api.ts';
import { asha, stopClock, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { fakeCheckout } from '../payments/providers/razorpay/fake-checkout.ts';
import { useRecharge } from './use-recharge.ts';
import { walletQuery } from './wallet-queries.ts';

const page = testPage();
const CREATE = 'POST /api/v1/payment/create';
const VERIFY = 'POST /api/v1/payment/verify';
const RECORD = 'POST /api/v1/wallet/recharge/';
const WALLET = 'GET /api/v1/wallet/';

let checkout: ReturnType<typeof fakeCheckout>;
beforeEach(() => {
  checkout = fakeCheckout();
  const created = {
    id: 'order_1',
    amount: 50_000,
    currency: 'INR',
    provider: 'razorpay',
    key: 'k',
  };
  page.server.on(CREATE, ok({ ...created, checkout_script: checkout.url }));
  page.server.on(VERIFY, ok({ status: 'success' }));
  page.server.on(RECORD, ok({}));
  page.server.on(WALLET, ok({ balance: 0 }));
});

function useWalletPage() {
  return { ...useRecharge(asha), wallet: useQuery(walletQuery(useApi(), asha.uid)).data };
}
const renderRecharge = () => page.render(useWalletPage);
type Rendered = ReturnType<typeof renderRecharge>;
/** Starts a recharge; `ended` resolves when it is over. */
async function openSheet(hook: Rendered) {
  const ended = hook.current.start({ amount: 50_000, plan: { id: 3, version: 2 } });
  await waitUntil(() => expect(checkout.sheets).toHaveLength(1));
  return { ended };
}

describe('S4h.1 recharging the wallet', () => {
  it('is paid on the sheet, verified and recorded once, and the new balance is asked for', async () => {
    const hook = renderRecharge();
    const { ended } = await openSheet(hook);
    await waitUntil(() => expect(hook.current.busy).toBe(true));
    expect(await hook.current.start({ amount: 50_000 })).toBe(false);
    page.server.on(WALLET, ok({ balance: 500 }));
    checkout.pay();
    expect(await ended).toBe(true);
    expect(page.server.sent(CREATE).map(({ json }) => json)).toEqual([
      expect.objectContaining({
        purpose: 'WALLET',
        subscription_id: 3,
        subscription_version: 2,
        amount: 50_000,
      }),
    ]);
    expect(page.server.sent(VERIFY)[0]?.json).toMatchObject({ payment_type: 'WALLET' });
    expect(page.server.sent(RECORD).map(({ json }) => json)).toEqual([
      expect.objectContaining({ payment_id: 'pay_1', user_id: asha.uid }),
    ]);
    expect(page.toasts).toEqual(['success: Wallet recharged successfully!']);
    await waitUntil(() => expect(hook.current.wallet).toMatchObject({ balance: 500 }));
    expect(hook.current).toMatchObject({ busy: false, confirming: false });
  });

  it('a closed sheet may have been paid in an app: the balance is asked for until it has come', async () => {
    stopClock();
    const hook = renderRecharge();
    const { ended } = await openSheet(hook);
    checkout.dismiss();
    expect(await ended).toBe(false);
    expect(page.toasts).toEqual(['error: Payment cancelled.']);
    await waitUntil(() => expect(hook.current).toMatchObject({ busy: false, confirming: true }));
    page.server.on(WALLET, ok({ balance: 500 }));
    await vi.advanceTimersByTimeAsync(seconds(6));
    await waitUntil(() => expect(hook.current.wallet).toMatchObject({ balance: 500 }));
    await vi.advanceTimersByTimeAsync(minutes(10));
    const asked = page.server.sent(WALLET).length;
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(page.server.sent(WALLET)).toHaveLength(asked);
  });

  it.each([
    ['is refused', problem(409, 'PLAN_REFUSED'), 'the shop says PLAN_REFUSED'],
    ['cannot be made', 'silence' as const, 'Failed to create Razorpay order.'],
  ])(
    'a payment that %s charges nothing, and nothing is waited for',
    async (_, response, message) => {
      page.server.on(CREATE, response);
      const hook = renderRecharge();
      expect(await hook.current.start({ amount: 50_000 })).toBe(false);
      expect(page.toasts).toEqual([`error: ${message}`]);
      expect(page.server.sent(RECORD)).toEqual([]);
      await waitUntil(() => expect(hook.current).toMatchObject({ busy: false, confirming: false }));
    },
  );

  it('a verified payment whose record is lost is said not to be in the wallet yet', async () => {
    page.server.on(RECORD, 'silence');
    const hook = renderRecharge();
    const { ended } = await openSheet(hook);
    checkout.pay();
    expect(await ended).toBe(false);
    expect(page.toasts).toEqual(['error: Failed to recharge wallet.']);
  });
});
