import type { User } from '@sabuja/contract';

export type PaymentDialogProps = {
  user: User;
  open: boolean;
  /** Rupees; the last one while the dialog closes. */
  amount: number;
  /** How many orders the checkout makes. */
  orderCount: number;
  onClose: () => void;
  onConfirm: () => void;
};
