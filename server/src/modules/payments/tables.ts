import type { Generated } from 'kysely';
import type { ProviderPayment } from './provider.ts';

export type Purpose = 'ORDER' | 'WALLET';

export type AttemptRow = {
  id: Generated<number>;
  provider: string;
  customer_id: number | null;
  purpose: Purpose;
  receipt: string;
  amount_paise: number;
  currency: Generated<'INR'>;
  subscription_id: number | null;
  /** The version of the plan that was offered when the attempt began. */
  subscription_version: number | null;
  order_key: string | null;
  provider_order_id: string | null;
  state: Generated<'NEW' | 'OPEN' | 'PAID' | 'CLOSED'>;
  created_at: Date;
  ask_at: Date;
  asked: Generated<number>;
  /** Set for a payment link, which a rider shows at the door. */
  link_expires_at: Generated<Date | null>;
  /** Null until the provider has made the link. */
  link_url: Generated<string | null>;
  /** When the link was cancelled or had expired. */
  withdrawn_at: Generated<Date | null>;
};

export type PaymentRow = {
  payment_id: string;
  attempt_id: number;
  amount_paise: number;
  currency: string;
  status: ProviderPayment['status'];
  method: string;
  returned_paise: Generated<number>;
  used_paise: Generated<number>;
  refund_paise: Generated<number>;
  first_heard_at: Date;
  settled_at: Date | null;
};

export type RefundRow = {
  id: Generated<number>;
  payment_id: string;
  key: string;
  /** REFUSED: the customer refused units at the door. */
  reason: 'UNUSED' | 'CANCELLED' | 'SHORTAGE' | 'STAFF' | 'REFUSED';
  order_uid: string | null;
  amount_paise: number;
  /** REFUSED: the provider refused the refund. */
  state: Generated<'WAITING' | 'PENDING' | 'PROCESSED' | 'FAILED' | 'REFUSED'>;
  provider_refund_id: string | null;
  bank_reference: string | null;
  provider_words: string | null;
  asked_at: Date;
  /** When the alarm was raised that it is pending for too long. */
  late_alarm_at: Generated<Date | null>;
  /** Null until the provider has processed the refund. */
  processed_at: Generated<Date | null>;
  /** When staff credited the refund, which had failed, to the wallet; if `processed_at` is set too, it was paid twice. */
  credited_at: Generated<Date | null>;
  credited_by: Generated<number | null>;
  /** The reference of the wallet entry of the credit. */
  credit_reference: Generated<string | null>;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'payments.attempts': AttemptRow;
    'payments.attempt_orders': { attempt_id: number; order_uid: string; amount_paise: number };
    'payments.payments': PaymentRow;
    'payments.uses': {
      payment_id: string;
      purpose: Purpose;
      order_uid: string | null;
      /** True for the payment of a link that paid the rest due, besides the order's own payment. */
      is_rest: Generated<boolean>;
      amount_paise: number;
      used_at: Date;
    };
    'payments.refunds': RefundRow;
    'payments.reversals': {
      id: string;
      payment_id: string;
      kind: 'REFUND' | 'DISPUTE';
      /** The amount that it took; all reversals of a payment together take no more than its amount. */
      amount_paise: number;
      /** Null: the reported amount is the taken one. */
      reported_paise: number | null;
      state: Generated<'TAKEN' | 'RETURNED'>;
      reported_at: Date;
      /** The provider awaits a response of the shop to this dispute, until `respond_by` if that is known. */
      awaits_response: Generated<boolean>;
      respond_by: Date | null;
      /** The bank's reason, in the words of the provider. */
      dispute_reason: string | null;
      /** When the provider sent the last report about this dispute. */
      dispute_reported_at: Date | null;
    };
    'payments.webhook_inbox': {
      id: Generated<number>;
      provider: string;
      event_id: string;
      body_hash: Buffer;
      body: Buffer;
      received_at: Date;
      worked_at: Date | null;
    };
  }
}
