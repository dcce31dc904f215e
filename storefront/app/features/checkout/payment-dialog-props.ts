import type { User } from '@sabuja/contract';

export type PaymentDialogProps = {
  user: User;
  open: boolean;
  /** In rupees; keeps the last value while the dialog closes. */
  amount: number;
  /** Number of orders of the checkout. */
  orderCount: number;
  onClose: () => void;
  onConfirm: () => void;
};
