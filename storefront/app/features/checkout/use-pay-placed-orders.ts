import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { toastError, toastWarning } from '@sabuja/ui/toast.ts';
import { useApi } from '../../lib/use-api.ts';
import {
  confirmingMessage,
  type PaymentFailure,
  paymentFailureMessage,
  payOrders,
  runPayment,
  sheetFailedToOpen,
} from '../payments/index.ts';
import { placedParts, type Submission } from './submission.ts';
import { submissionStore } from './submission-store.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';

/**
 * Pays the orders just placed with one payment. Unpaid orders are abandoned and the cart is
 * restored; if the outcome is unknown, the order page shows it.
 */
export function usePayPlacedOrders(user: User): (submission: Submission) => Promise<void> {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { completePaid, goToPayment, refreshAfterCheckout } = useCompleteCheckout();
  const showFailure = (failure: PaymentFailure) =>
    toastError(messageText(i18n, paymentFailureMessage(failure)));
  return async (submission) => {
    const uids = placedParts(submission).map((part) => part.uid);
    const result = await runPayment(api, (deps) =>
      payOrders(deps, { uids, payer: user, abandonUnpaid: true }),
    ).catch(() => undefined);
    if (result === undefined) {
      toastError(t`Payment was not completed.`);
      return goToPayment(uids, false);
    }
    switch (result.outcome) {
      case 'paid':
        return completePaid(uids);
      case 'goes-back':
        showFailure(result.failure);
        return goToPayment(uids, false);
      case 'confirming':
        if (sheetFailedToOpen(result.failure)) {
          showFailure(result.failure);
          return goToPayment(uids, false);
        }
        if (result.failure.reason === 'unverified') showFailure(result.failure);
        else toastWarning(t(confirmingMessage));
        return goToPayment(uids, true);
      case 'not-paid':
        submissionStore().clear();
        showFailure(result.failure);
        return refreshAfterCheckout();
    }
  };
}
