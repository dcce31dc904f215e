import { useLingui } from '@lingui/react/macro';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { loadToaster } from '@sabuja/ui/toast-region.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { paths } from '../../lib/paths.ts';
import { notifyOtherTabs } from '../cart/index.ts';
import { placedState } from '../orders/index.ts';
import { combinedPaymentState } from '../payments/index.ts';
import { privateQueryKey } from '../session/index.ts';
import { placedParts, type Submission } from './submission.ts';
import { submissionStore } from './submission-store.ts';
import { clearDraft } from './use-checkout-form.ts';

/**
 * Ends a checkout: `complete` for placed orders, `completePaid` for orders paid online,
 * `goToPayment` for unpaid ones. Each shows a toast and navigates, unless the customer has left the
 * page.
 */
export function useCompleteCheckout() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    loadToaster().catch(() => undefined);
    return () => {
      isMounted.current = false;
    };
  }, []);

  const refreshAfterCheckout = async () => {
    notifyOtherTabs();
    const own = ['cart', 'cart-item', 'orders', 'user', 'estimate'].map((name) =>
      privateQueryKey(name),
    );
    await invalidateAll(client, [...own, ['time-slots']]);
  };
  const complete = async (submission: Submission) => {
    if (submissionStore().state().submission === undefined) return;
    submissionStore().clear();
    clearDraft();
    const uids = placedParts(submission).map((part) => part.uid);
    const lastUid = uids.at(-1);
    const isPaidFromWallet = submission.parts.some((part) => part.body.payment_method === 'WALLET');
    toastSuccess(
      isPaidFromWallet
        ? t`Payment Successful!,Orders placed successfully!`
        : t`Orders placed successfully!`,
    );
    if (isMounted.current && lastUid !== undefined) {
      await navigate(paths.orderSummary(lastUid), { replace: true, state: placedState(uids) });
    }
    await refreshAfterCheckout();
  };
  const completePaid = async (uids: readonly string[]) => {
    submissionStore().clear();
    clearDraft();
    const lastUid = uids.at(-1);
    toastSuccess(
      t`Payment Success. Order Placed!`,
      lastUid === undefined
        ? undefined
        : { label: t`See the order`, onClick: () => void navigate(paths.orderSummary(lastUid)) },
    );
    if (isMounted.current) await navigate(paths.home(), { replace: true });
    await refreshAfterCheckout();
  };
  const goToPayment = async (uids: readonly string[], confirming: boolean) => {
    submissionStore().clear();
    const lastUid = uids.at(-1);
    if (isMounted.current && lastUid !== undefined) {
      const state = combinedPaymentState(uids, confirming);
      await navigate(paths.orderSummary(lastUid), { replace: true, state });
    }
    await refreshAfterCheckout();
  };
  return {
    complete,
    completePaid,
    goToPayment,
    refreshAfterCheckout,
  };
}
