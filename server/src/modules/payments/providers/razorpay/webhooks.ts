import Type from 'typebox';
import type {
  ProviderEvent,
  ProviderLink,
  ProviderPayment,
  ProviderWebhook,
  WebhookRequest,
} from '../../provider.ts';
import {
  createParser,
  fromUnixSeconds,
  parseDispute,
  parseJson,
  parsePayment,
  parseRefund,
} from './entities.ts';
import { parseLink } from './links.ts';
import { isSigned } from './signatures.ts';

const EntityWrapper = Type.Optional(Type.Object({ entity: Type.Unknown() }));
const parseBody = createParser(
  Type.Object({
    event: Type.String(),
    created_at: Type.Integer(),
    payload: Type.Object({
      payment: EntityWrapper,
      refund: EntityWrapper,
      dispute: EntityWrapper,
      payment_link: EntityWrapper,
    }),
  }),
  (body) => body,
);

/** True when the body was signed with this secret. */
export function isWebhookSigned(secret: string, { body, header }: WebhookRequest): boolean {
  const signature = header('x-razorpay-signature');
  return signature !== undefined && isSigned(secret, body, signature);
}

/** The id of the event, the same whenever it is sent again. */
export const webhookIdOf = ({ header }: WebhookRequest): string | undefined =>
  header('x-razorpay-event-id') || undefined;

/**
 * Parses a webhook's body; undefined when it is malformed. The events are derived from the status of the entities in
 * the body, not from the webhook's name such as 'refund.failed', since one webhook can have several entities. Entities
 * that do not match their schema are omitted.
 */
export function parseWebhook(body: Buffer): ProviderWebhook | undefined {
  const parsed = parseBody(parseJson(body.toString()));
  if (parsed === undefined) return undefined;
  const link = parseLink(parsed.payload.payment_link?.entity);
  const payment = parsePayment(parsed.payload.payment?.entity);
  const refund = parseRefund(parsed.payload.refund?.entity);
  const dispute = parseDispute(parsed.payload.dispute?.entity);
  const events: ProviderEvent[] = [
    ...(payment ? [{ kind: 'payment' as const, payment: ofLink(payment, link) }] : []),
    ...(isWithdrawn(link) ? [{ kind: 'link_withdrawn' as const, linkId: link.id }] : []),
    ...(refund ? [{ kind: 'refund' as const, refund }] : []),
    ...(dispute ? [{ kind: 'dispute' as const, dispute }] : []),
  ];
  return { createdAt: fromUnixSeconds(parsed.created_at), events };
}

/** Sets the link as the order of its payment, instead of the order that the provider created for the link. */
const ofLink = (payment: ProviderPayment, link: ProviderLink | undefined): ProviderPayment =>
  link ? { ...payment, orderId: link.id } : payment;

const isWithdrawn = (link: ProviderLink | undefined): link is ProviderLink =>
  link?.status === 'cancelled' || link?.status === 'expired';
