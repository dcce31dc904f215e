import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { minutes, type Paise, seconds } from '@sabuja/kit';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { rejectionMessage } from '@sabuja/ui/lib/refusal.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { useApi } from '../../lib/use-api.ts';
import {
  type PaymentFailure,
  type PlanVersion,
  pay,
  paymentFailureMessage,
  runPayment,
} from '../payments/index.ts';
import { privateQueryKey } from '../session/index.ts';
import { plansKey, walletKey } from './wallet-queries.ts';

export type Recharge = {
  busy: boolean;
  /** A payment may have been made that the server does not know of yet. */
  confirming: boolean;
  /** Resolves to whether the wallet was recharged. */
  start: (request: { amount: Paise; plan?: PlanVersion }) => Promise<boolean>;
};

/** Description of the transaction; stored with it, so not translated. */
const description = 'Wallet recharge';

const POLL_INTERVAL = seconds(5);
const POLL_DURATION = minutes(10);

/** Recharges the wallet: online payment, verification by the server, and recording (S4h.1). */
export function useRecharge(user: User): Recharge {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  usePollWallet(confirming);

  const refresh = () =>
    invalidateAll(client, [
      walletKey,
      plansKey,
      privateQueryKey('user'),
      privateQueryKey('estimate'),
    ]);
  const recordRecharge = async (paymentId: string): Promise<boolean> => {
    try {
      await api('POST /api/v1/wallet/recharge/', {
        body: { user_id: user.uid, payment_id: paymentId, method: 'ONLINE', description },
      });
      toastSuccess(t`Wallet recharged successfully!`);
      return true;
    } catch (error) {
      toastError(rejectionMessage(error, t`Failed to recharge wallet.`));
      return false;
    }
  };
  const showFailure = (failure: PaymentFailure) => {
    toastError(messageText(i18n, paymentFailureMessage(failure)));
    setConfirming(mayHavePaid(failure));
  };
  const start: Recharge['start'] = async ({ amount, plan }) => {
    if (busy) return false;
    setBusy(true);
    setConfirming(false);
    const payment = { purpose: 'WALLET', amount, plan, payer: user } as const;
    const isDone = await runPayment(api, async (deps) => {
      const result = await pay(deps, payment);
      if (result.reason === 'paid') return recordRecharge(result.paymentId);
      showFailure(result.reason === 'closed' ? { reason: 'not-completed' } : result);
      return false;
    });
    setBusy(false);
    void refresh();
    return isDone;
  };
  return { busy, confirming, start };
}

/** A closed sheet does not mean that nothing was paid: a UPI app may have completed it. */
const mayHavePaid = ({ reason }: PaymentFailure): boolean =>
  reason === 'cancelled' ||
  reason === 'timeout' ||
  reason === 'unverified' ||
  reason === 'not-completed';

/** Polls the wallet while a payment may still arrive. */
function usePollWallet(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const refetch = () => void client.invalidateQueries({ queryKey: walletKey });
    const timer = setInterval(refetch, POLL_INTERVAL);
    const stopTimer = setTimeout(() => clearInterval(timer), POLL_DURATION);
    return () => {
      clearInterval(timer);
      clearTimeout(stopTimer);
    };
  }, [client, isOn]);
}
