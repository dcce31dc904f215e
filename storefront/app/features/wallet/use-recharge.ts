import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { minutes, type Paise, seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { messageText } from '../../lib/message-text.ts';
import { rejectionMessage } from '../../lib/refusal.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { type NotPaid, notPaidWords, pay, paying } from '../payments/index.ts';
import { mineKey } from '../session/index.ts';
import { walletKey } from './wallet-queries.ts';

export type Recharge = {
  busy: boolean;
  /** Money may have come that the shop does not know of yet. */
  confirming: boolean;
  /** Answers whether the wallet was recharged. */
  start: (wish: { amount: Paise; subscriptionId?: number }) => Promise<boolean>;
};

/** What the transaction is called; stored with it, so not in the language of the screen. */
const description = 'Wallet recharge';

const lookEvery = seconds(5);
const lookFor = minutes(10);

/** Recharges the wallet: pays online, lets the shop verify it, and has it recorded (S4h.1). */
export function useRecharge(user: User): Recharge {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  useLookAgain(confirming);

  const refresh = () => invalidateAll(client, [walletKey, mineKey('user'), mineKey('estimate')]);
  const record = async (paymentId: string): Promise<boolean> => {
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
  const sayNot = (reason: NotPaid) => {
    toastError(messageText(i18n, notPaidWords(reason)));
    setConfirming(mayHavePaid(reason));
  };
  const start: Recharge['start'] = async ({ amount, subscriptionId }) => {
    if (busy) return false;
    setBusy(true);
    setConfirming(false);
    const bill = { purpose: 'WALLET', amount, subscriptionId, payer: user } as const;
    const isDone = await paying(api, async (parts) => {
      const end = await pay(parts, bill);
      if (end.why === 'paid') return record(end.paymentId);
      sayNot(end.why === 'closed' ? { why: 'not-completed' } : end);
      return false;
    });
    setBusy(false);
    void refresh();
    return isDone;
  };
  return { busy, confirming, start };
}

/** A sheet that was closed does not say that nothing was paid: the app may have taken over. */
const mayHavePaid = ({ why }: NotPaid): boolean =>
  why === 'cancelled' || why === 'timeout' || why === 'unverified' || why === 'not-completed';

/** Looks at the wallet now and then while money may still come. */
function useLookAgain(isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const look = () => void client.invalidateQueries({ queryKey: walletKey });
    const timer = setInterval(look, lookEvery);
    const end = setTimeout(() => clearInterval(timer), lookFor);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [client, isOn]);
}
