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

  const invalidateOrders = (refetchType: 'active' | 'none') =>
    client.invalidateQueries({ queryKey: privateQueryKey('orders'), refetchType });
  const refreshAfterCheckout = async () => {
    notifyOtherTabs();
    void invalidateOrders('none');
    const own = ['cart', 'cart-item', 'user', 'estimate'].map((name) => privateQueryKey(name));
    await invalidateAll(client, [...own, ['time-slots']]);
  };
  /** Opens the page that reads the orders next; a customer who is on another page sees them there. */
  const leave = async (path: string, state?: object) => {
    void invalidateOrders(isMounted.current ? 'none' : 'active');
    if (isMounted.current) await navigate(path, { replace: true, state });
    await refreshAfterCheckout();
  };
  const complete = async (submission: Submission) => {
    if (submissionStore().state().submission === undefined) return;
    submissionStore().clear();
    clearDraft();
    const uids = placedParts(submission).map((part) => part.uid);
    const isPaidFromWallet = submission.parts.some((part) => part.body.payment_method === 'WALLET');
    toastSuccess(
      isPaidFromWallet
        ? t`Payment Successful!,Orders placed successfully!`
        : t`Orders placed successfully!`,
    );
    await leave(summaryOf(uids), placedState(uids));
  };
  const completePaid = async (uids: readonly string[]) => {
    submissionStore().clear();
    clearDraft();
    toastSuccess(t`Payment Success. Order Placed!`, {
      label: t`See the order`,
      onClick: () => void navigate(summaryOf(uids)),
    });
    await leave(paths.home());
  };
  const goToPayment = async (uids: readonly string[], confirming: boolean) => {
    submissionStore().clear();
    await leave(summaryOf(uids), combinedPaymentState(uids, confirming));
  };
  return {
    complete,
    completePaid,
    goToPayment,
    refreshAfterCheckout,
  };
}

/** The page of the order placed last, or of all of them if there is none. */
const summaryOf = (uids: readonly string[]): string => {
  const uid = uids.at(-1);
  return uid === undefined ? paths.profileOrders() : paths.orderSummary(uid);
};
