import { useLingui } from '@lingui/react/macro';
import { toPaise, toRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { walletQuery } from '../wallet/index.ts';
import { AmountRows } from './amount-rows.tsx';
import type { PaymentDialogProps } from './payment-dialog-props.ts';
import { splitWalletPayment, walletNote } from './wallet-share.ts';

/** Shows what the wallet pays of the amount, and what remains to be paid on delivery. */
export function WalletDialog({ user, open, amount, onClose, onConfirm }: PaymentDialogProps) {
  const { t } = useLingui();
  const wallet = useQuery({ ...walletQuery(useApi(), user.uid), staleTime: 0 });
  const balance = wallet.data?.balance;
  const paymentRows = ({
    fromWallet,
    remaining,
    isPartial,
  }: ReturnType<typeof splitWalletPayment>) => [
    { name: t`Paid from your wallet`, amount: toRupees(fromWallet) },
    {
      name: t`To pay on delivery`,
      badge: isPartial && <Badge tone="haldi">{t`Partial Payment`}</Badge>,
      amount: toRupees(remaining),
      strong: true,
    },
  ];
  const share =
    balance === undefined ? undefined : splitWalletPayment(toPaise(balance), toPaise(amount));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Wallet Payment`}
      footer={
        <Button
          size="lg"
          className="w-full"
          disabled={!balance}
          busy={wallet.isPending}
          onClick={onConfirm}
        >
          {t`Place Order`}
        </Button>
      }
    >
      <div className="grid gap-4 pt-2">
        {wallet.isLoadingError && (
          <PartFailed variant="plain" onRetry={wallet.refetch}>
            {t`Failed to fetch wallet balance`}
          </PartFailed>
        )}
        {wallet.isPending && <Skeleton className="h-32 rounded-field" />}
        {balance !== undefined && share && (
          <>
            <AmountRows
              rows={[
                { name: t`Wallet balance`, amount: balance },
                { name: t`Amount`, amount },
                ...(balance === 0 ? [] : paymentRows(share)),
              ]}
            />
            {balance === 0 && (
              <Alert tone="haldi" size="lg" className="grid justify-items-start gap-3">
                <p role="alert" className="font-semibold">
                  {t`Your wallet is empty. Recharge it to pay with it.`}
                </p>
                <Link to={paths.profileWallet()} className={buttonClass('primary', 'md')}>
                  {t`Recharge Your Wallet`}
                </Link>
              </Alert>
            )}
          </>
        )}
        <div className="grid gap-1 text-sm text-muted">
          <p>{t`Wallet use applies to Grocery and Party orders.`}</p>
          {balance ? <p>{t(walletNote(toPaise(balance), toPaise(amount)))}</p> : null}
        </div>
      </div>
    </Dialog>
  );
}
