import { useDisclosure } from '../../ui/use-disclosure.ts';
import { useAgreedEstimate } from './use-agreed-estimate.ts';
import type { Checkout } from './use-checkout.ts';

type Dialog = 'WALLET' | 'ONLINE';
export type PaymentDialog = {
  /** The dialog that was opened last, and whether it is open. */
  kind: Dialog | undefined;
  open: boolean;
  /** What is to be paid, in rupees. */
  amount: number | undefined;
  /** What a press of the main button does: opens the dialog of the payment type, or places the orders. */
  press: () => Promise<void>;
  close: () => void;
  /** The dialog's own main button. */
  confirm: () => void;
};

/**
 * Orders by wallet or online are confirmed in a dialog (S4g.1). It stands on an estimate that holds:
 * without one it does not open, and it closes when the estimate goes.
 */
export function usePaymentDialog(checkout: Checkout, place: () => Promise<void>): PaymentDialog {
  const agreedEstimate = useAgreedEstimate(checkout);
  const { subject: kind, open, show, close } = useDisclosure<Dialog>();
  const { payment } = checkout.orderable;
  const { estimate } = checkout.estimate;
  const holds = open && estimate !== undefined && payment === kind;
  if (open && !holds) close();
  return {
    kind,
    open: holds,
    amount: estimate?.final_amount,
    press: async () => {
      if (payment !== 'WALLET' && payment !== 'ONLINE') return place();
      if ((await agreedEstimate()) !== undefined) show(payment);
    },
    close,
    confirm: () => {
      close();
      void place();
    },
  };
}
