import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import type { Checkout } from './use-checkout.ts';
import { useConfirmedEstimate } from './use-confirmed-estimate.ts';

type DialogKind = 'WALLET' | 'ONLINE';
export type PaymentDialog = {
  /** The dialog opened last, and whether it is open. */
  kind: DialogKind | undefined;
  open: boolean;
  /** The amount to pay, in rupees. */
  amount: number | undefined;
  /** Handler of the main button: opens the dialog of the payment method, or places the orders. */
  submit: () => Promise<void>;
  close: () => void;
  /** Handler of the dialog's main button. */
  confirm: () => void;
};

/**
 * Wallet and online orders are confirmed in a dialog (S4g.1). It requires a valid estimate: it does
 * not open without one, and closes if the estimate expires.
 */
export function usePaymentDialog(
  checkout: Checkout,
  placeOrders: () => Promise<void>,
): PaymentDialog {
  const confirmEstimate = useConfirmedEstimate(checkout);
  const { subject: kind, open, show, close } = useDisclosure<DialogKind>();
  const { payment } = checkout.orderable;
  const { estimate } = checkout.estimate;
  const isOpen = open && estimate !== undefined && payment === kind;
  if (open && !isOpen) close();
  return {
    kind,
    open: isOpen,
    amount: estimate?.final_amount,
    submit: async () => {
      if (payment !== 'WALLET' && payment !== 'ONLINE') return placeOrders();
      if ((await confirmEstimate()) !== undefined) show(payment);
    },
    close,
    confirm: () => {
      close();
      void placeOrders();
    },
  };
}
