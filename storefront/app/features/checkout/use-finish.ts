import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { paths } from '../../lib/paths.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { loadToaster } from '../../ui/toast-region.tsx';
import { tellTabs } from '../cart/index.ts';
import { placedState } from '../orders/index.ts';
import { payTogetherState } from '../payments/index.ts';
import { mineKey } from '../session/index.ts';
import { type Placing, placedParts } from './placing.ts';
import { placingStore } from './placing-store.ts';
import { forgetDraft } from './use-checkout-form.ts';

/**
 * How a checkout ends: `finish` for orders that stand, `finishPaid` for those that were paid online,
 * `leaveToPay` for those whose payment is open. Each says so, and leads on unless the customer has
 * gone elsewhere meanwhile.
 */
export function useFinish() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    loadToaster().catch(() => undefined);
    return () => {
      here.current = false;
    };
  }, []);

  const refreshWhatChanged = async () => {
    tellTabs();
    const own = ['cart', 'cart-item', 'orders', 'user', 'estimate'].map((name) => mineKey(name));
    await invalidateAll(client, [...own, ['time-slots']]);
  };
  const finish = async (placing: Placing) => {
    if (placingStore().state().placing === undefined) return;
    placingStore().forget();
    forgetDraft();
    const uids = placedParts(placing).map((part) => part.uid);
    const last = uids.at(-1);
    const fromWallet = placing.parts.some((part) => part.body.payment_method === 'WALLET');
    toastSuccess(
      fromWallet
        ? t`Payment Successful!,Orders placed successfully!`
        : t`Orders placed successfully!`,
    );
    if (here.current && last !== undefined) {
      await navigate(paths.orderSummary(last), { replace: true, state: placedState(uids) });
    }
    await refreshWhatChanged();
  };
  const finishPaid = async () => {
    placingStore().forget();
    forgetDraft();
    toastSuccess(t`Payment Success. Order Placed!`);
    if (here.current) await navigate(paths.home(), { replace: true });
    await refreshWhatChanged();
  };
  const leaveToPay = async (uids: readonly string[], confirming: boolean) => {
    placingStore().forget();
    const last = uids.at(-1);
    if (here.current && last !== undefined) {
      const state = payTogetherState(uids, confirming);
      await navigate(paths.orderSummary(last), { replace: true, state });
    }
    await refreshWhatChanged();
  };
  return { finish, finishPaid, leaveToPay, refreshWhatChanged };
}
