import { useLingui } from '@lingui/react/macro';
import type { Client } from '@sabuja/contract/client';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { preloadToaster } from '@sabuja/ui/toast-region.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { notifyOtherTabs } from '../cart/index.ts';
import { placedState } from '../orders/index.ts';
import { combinedPaymentState } from '../payments/index.ts';
import { privateQueryKey } from '../session/index.ts';
import { clearDraft } from './checkout-draft.ts';
import { isPaidOnline, openParts, placedParts, type Submission } from './submission.ts';
import { submissionStore } from './submission-store.ts';

/**
 * Ends a checkout: `complete` for placed orders, `completePaid` for orders paid online,
 * `goToPayment` for unpaid ones. The first two show a toast; all navigate, unless the customer has
 * left the page.
 */
export function useCompleteCheckout() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    preloadToaster();
    return () => {
      isMounted.current = false;
    };
  }, []);

  const invalidateOrders = (refetchType: 'active' | 'none') =>
    client.invalidateQueries({ queryKey: privateQueryKey('orders'), refetchType });
  const refreshAfterCheckout = async () => {
    notifyOtherTabs();
    void invalidateOrders('none');
    const own = ['cart', 'cart-item', 'user', 'wallet', 'estimate'].map((name) =>
      privateQueryKey(name),
    );
    await invalidateAll(client, [...own, ['time-slots']]);
  };
  /** Opens a page, which refetches the orders. If the customer has left the checkout, refetches those on screen. */
  const leave = async (path: string, state?: object) => {
    void invalidateOrders(isMounted.current ? 'none' : 'active');
    // The pressed button is gone with the page.
    const options = { replace: true, state: { ...state, focusesHeading: true } };
    if (isMounted.current) await navigate(path, options);
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

/** Path of the order placed last, or of the list of orders if there is none. */
const summaryOf = (uids: readonly string[]): string => {
  const uid = uids.at(-1);
  return uid === undefined ? paths.profileOrders() : paths.orderSummary(uid);
};

/**
 * Completes a checkout whose orders were placed, but whose page was left before it could show that.
 * Online orders that are unpaid or were paid meanwhile are opened; if a new cart has been filled,
 * settled ones are dropped. Returns true while this is being determined. `cartIsEmpty`: undefined until known.
 */
export function useResumeCheckout(
  { submission, busy }: { submission: Submission | undefined; busy: boolean },
  cartIsEmpty: boolean | undefined,
): boolean {
  const api = useApi();
  const { complete, goToPayment } = useCompleteCheckout();
  const isPlaced = !busy && submission !== undefined && openParts(submission).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when both are known
  useEffect(() => {
    if (!isPlaced) return;
    if (!isPaidOnline(submission)) {
      void complete(submission);
      return;
    }
    if (cartIsEmpty === undefined) return;
    const uids = placedParts(submission).map((part) => part.uid);
    void fetchStatuses(api, uids).then((statuses) => {
      const isUnpaid = statuses.includes('PAYMENT_PENDING');
      const isUnseen = cartIsEmpty && statuses.some((status) => status !== 'CANCELLED');
      if (isUnpaid || isUnseen) return goToPayment(uids, false);
      submissionStore().clear();
    });
  }, [isPlaced, cartIsEmpty === undefined]);
  return isPlaced;
}

/** Orders that cannot be read are treated as unpaid: their page determines the status. */
const fetchStatuses = (api: Client, uids: readonly string[]) =>
  Promise.all(
    uids.map((orderId) =>
      api('GET /api/v1/orders/{orderId}/', { params: { orderId } }).then(
        (order) => order.o_status,
        () => 'PAYMENT_PENDING' as const,
      ),
    ),
  );
