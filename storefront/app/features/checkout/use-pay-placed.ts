import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { messageText } from '../../lib/message-text.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastWarning } from '../../ui/toast.ts';
import {
  cannotBePaid,
  confirmingWords,
  type NotPaid,
  notPaidWords,
  paying,
  payOrders,
} from '../payments/index.ts';
import { type Placing, placedParts } from './placing.ts';
import { placingStore } from './placing-store.ts';
import { useFinish } from './use-finish.ts';

/**
 * Pays the orders that a checkout has just placed, both with one payment. Orders that are not paid
 * are given up, and the cart is as it was; where that is not known yet, their page shows how it ends.
 */
export function usePayPlaced(user: User): (placing: Placing) => Promise<void> {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { finishPaid, leaveToPay, refreshWhatChanged } = useFinish();
  const say = (reason: NotPaid) => toastError(messageText(i18n, notPaidWords(reason)));
  return async (placing) => {
    const uids = placedParts(placing).map((part) => part.uid);
    const ended = await paying(api, (parts) =>
      payOrders(parts, { uids, payer: user, giveUp: true }),
    ).catch(() => undefined);
    if (ended === undefined) {
      toastError(t`Payment was not completed.`);
      return leaveToPay(uids, false);
    }
    switch (ended.end) {
      case 'paid':
        return finishPaid();
      case 'goes-back':
        say(ended.reason);
        return leaveToPay(uids, false);
      case 'confirming':
        if (cannotBePaid(ended.reason)) {
          say(ended.reason);
          return leaveToPay(uids, false);
        }
        if (ended.reason.why === 'unverified') say(ended.reason);
        else toastWarning(t(confirmingWords));
        return leaveToPay(uids, true);
      case 'not-paid':
        placingStore().forget();
        say(ended.reason);
        return refreshWhatChanged();
    }
  };
}
