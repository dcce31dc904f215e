import { useDisclosure } from '../../ui/use-disclosure.ts';
import type { Checkout } from './use-checkout.ts';
import { useConfirmedEstimate } from './use-confirmed-estimate.ts';

type DialogKind = 'WALLET' | 'ONLINE';
export type PaymentDialog = {
  /** The dialog that was opened last, and whether it is open. */
  kind: DialogKind | undefined;
  open: boolean;
  /** What is to be paid, in rupees. */
  amount: number | undefined;
  /** What a press of the main button does: opens the dialog of the payment type, or places the orders. */
  submit: () => Promise<void>;
  close: () => void;
  /** The dialog's own main button. */
  confirm: () => void;
};

/**
 * Orders by wallet or online are confirmed in a dialog (S4g.1). It stands on an estimate that holds:
 * without one it does not open, and it closes when the estimate goes.
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
