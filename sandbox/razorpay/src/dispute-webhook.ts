import { hmac } from './signatures.ts';

export type ReportedDispute = {
  id: string;
  payment_id: string;
  /** In paise. */
  amount: number;
  status: 'open' | 'under_review' | 'lost' | 'won' | 'closed';
  /** In unix seconds. */
  respond_by?: number;
  reason_code?: string;
  reason_description?: string;
};

/** Builds the webhook about a dispute; the sandbox itself opens none. `createdAt` is in unix seconds. */
export function buildDisputeWebhook(
  dispute: ReportedDispute,
  {
    createdAt,
    eventId,
    webhookSecret,
  }: Record<'eventId' | 'webhookSecret', string> & { createdAt: number },
) {
  const name = dispute.status === 'open' ? 'created' : dispute.status;
  const body = JSON.stringify({
    event: `payment.dispute.${name}`,
    created_at: createdAt,
    payload: { dispute: { entity: { entity: 'dispute', ...dispute } } },
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': hmac(webhookSecret, body),
  };
  return { body, headers };
}
