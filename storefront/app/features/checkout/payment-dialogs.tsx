import type { User } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import type { PaymentDialog } from './use-payment-dialog.ts';

const WalletDialog = lazyDialog(async () => (await import('./wallet-dialog.tsx')).WalletDialog);
const OnlineDialog = lazyDialog(async () => (await import('./online-dialog.tsx')).OnlineDialog);

/** The confirmation dialogs of wallet and online payment. */
export function PaymentDialogs(props: {
  user: User;
  dialog: PaymentDialog;
  orderCount: number;
  /** Called by the main button of a dialog, which closes it. */
  onConfirm: () => void;
}) {
  const { user, dialog, orderCount, onConfirm } = props;
  const { kind, isOpen, amount, close } = dialog;
  if (kind === undefined) return null;
  const Dialog = kind === 'WALLET' ? WalletDialog : OnlineDialog;
  return (
    <Dialog
      user={user}
      open={isOpen}
      amount={amount ?? 0}
      orderCount={orderCount}
      onClose={close}
      onConfirm={() => {
        close();
        onConfirm();
      }}
    />
  );
}
