import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import type { Checkout } from './use-checkout.ts';
import { useConfirmedEstimate } from './use-confirmed-estimate.ts';

type DialogKind = 'WALLET' | 'ONLINE';
export type PaymentDialog = {
  /** The dialog opened last, and whether it is open. */
  kind: DialogKind | undefined;
  isOpen: boolean;
  /** The amount to pay, in rupees. */
  amount: number | undefined;
  /** Opens the dialog of a payment method; resolves when it is open or found to have no estimate. */
  open: (kind: DialogKind) => Promise<void>;
  close: () => void;
};

/**
 * Wallet and online orders are confirmed in a dialog (S4g.1). It requires a valid estimate: it does
 * not open without one, and closes if the estimate expires.
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
