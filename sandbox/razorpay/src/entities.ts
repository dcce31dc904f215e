// Razorpay's entities as its API returns them: amounts in paise, times in unix seconds, null for missing values.

/** Notes; like the real API, the sandbox returns an empty array instead of an empty object. */
export type Notes = Record<string, string> | [];

export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'upi' | 'card';
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: { id: string; entity: 'card'; last4: string; network: string; type: string };
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  /** Absent until the payment is captured. */
  captured_at?: number;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
  upi?: { vpa: string; flow: string; payer_account_type: string };
};

export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
};

export type PaymentLink = {
  id: string;
  accept_partial: false;
  amount: number;
  amount_paid: number;
  cancelled_at: number;
  created_at: number;
  currency: string;
  description: string;
  expire_by: number;
  expired_at: number;
  notes: Notes;
  order_id: string;
  payments: {
    amount: number;
    created_at: number;
    method: string;
    payment_id: string;
    status: string;
  }[];
  reference_id: string;
  reminder_enable: boolean;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  updated_at: number;
};

/** The content of a webhook, without its time and account. */
export type WebhookEvent = {
  event: string;
  order?: Order;
  payment?: Payment;
  refund?: Refund;
  link?: PaymentLink;
};

/** An event as the control API returns it. */
export type EventEntry = {
  id: string;
  event: string;
  /** `held`: not sent until it is fired or released. `waiting`: it is due or will be retried. */
  state: 'held' | 'waiting' | 'delivered' | 'given_up';
  tries: number;
  /** The receiver's last status; null before the first response. */
  last_status: number | null;
  /** The exact bytes that are sent. */
  body: string;
};

export const collection = <Item>(items: Item[]) => ({
  entity: 'collection' as const,
  count: items.length,
  items,
});
