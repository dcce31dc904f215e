import type { User } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import type { Checkout } from './use-checkout.ts';
import { useConfirmedEstimate } from './use-estimate.ts';

type DialogKind = 'WALLET' | 'ONLINE';
type PaymentDialog = {
  /** The dialog opened last, and whether it is open. */
  kind: DialogKind | undefined;
  isOpen: boolean;
  /** The amount to pay, in rupees. */
  amount: number | undefined;
  /** Opens the dialog of a payment method; resolves when it is open, or if there is no estimate. */
  open: (kind: DialogKind) => Promise<void>;
  close: () => void;
};

/**
 * State of the dialog that confirms wallet and online orders (S4g.1). It requires a valid estimate: it
 * does not open without one, and closes if the estimate expires.
 */
export function usePaymentDialog(checkout: Checkout): PaymentDialog {
  const confirmEstimate = useConfirmedEstimate(checkout);
  const { subject: kind, open, show, close } = useDisclosure<DialogKind>();
  const { estimate } = checkout.estimate;
  const isOpen = open && estimate !== undefined && checkout.orderable.payment === kind;
  if (open && !isOpen) close();
  return {
    kind,
    isOpen,
    amount: estimate?.final_amount,
    open: async (method) => {
      if ((await confirmEstimate()) !== undefined) show(method);
    },
    close,
  };
}

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
