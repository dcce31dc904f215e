import { isFailure } from '@sabuja/kit';
import Type from 'typebox';
import type {
  PaymentLinks,
  ProviderLink,
  ProviderPayment,
  ProviderResult,
} from '../../provider.ts';
import { createParser, type Parser, parseListOf, parsePayment } from './entities.ts';
import type { Send } from './http.ts';

const Link = Type.Object({
  id: Type.String(),
  short_url: Type.String(),
  reference_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  status: Type.Union(
    (['created', 'partially_paid', 'paid', 'cancelled', 'expired'] as const).map((status) =>
      Type.Literal(status),
    ),
  ),
  order_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

type LinkWithOrder = ProviderLink & { orderId: string | undefined };

const parseLinkWithOrder: Parser<LinkWithOrder> = createParser(Link, (link) => ({
  id: link.id,
  url: link.short_url,
  reference: link.reference_id ?? '',
  amount: link.amount,
  currency: link.currency,
  // The shop does not allow partial payments; the paid amount is read from the link's payments.
  status: link.status === 'partially_paid' ? 'paid' : link.status,
  orderId: link.order_id || undefined,
}));

/** A payment link, as a call returns it or a webhook carries it. */
export const parseLink: Parser<ProviderLink> = parseLinkWithOrder;

/** In the response, this list has its own field name, unlike other collections. */
const parseLinks: Parser<ProviderLink[]> = (body) =>
  parseListOf(parseLink)({ items: (body as { payment_links?: unknown } | null)?.payment_links });

/** True for the id of a link, which has another prefix than the id of an order. */
export const isLinkId = (id: string): boolean => id.startsWith('plink_');

const pathOf = (linkId: string): string => `/payment_links/${encodeURIComponent(linkId)}`;

/** Payment links that offer only UPI; ordinary links, since the test mode does not have the special UPI links. */
export const createLinks = (send: Send): PaymentLinks => ({
  create: ({ amount, reference, description, expiresAt }) => {
    const body = {
      amount,
      currency: 'INR',
      accept_partial: false,
      reference_id: reference,
      description,
      expire_by: Math.floor(expiresAt.getTime() / 1000),
      notify: { sms: false, email: false },
      reminder_enable: false,
      options: { checkout: { method: { upi: 1, card: 0, netbanking: 0, wallet: 0 } } },
    };
    return send({ path: '/payment_links', body }, parseLink);
  },
  find: (linkId) => send({ path: pathOf(linkId) }, parseLink),
  findByReference: async (reference) => {
    const path = `/payment_links?reference_id=${encodeURIComponent(reference)}`;
    const found = await send({ path }, parseLinks);
    return isFailure(found) ? found : found.find((link) => link.reference === reference);
  },
  cancel: (linkId) => send({ path: `${pathOf(linkId)}/cancel`, body: {} }, parseLink),
});

/** The payments of the order behind a link, with the id of the link as their `orderId`. */
export async function listLinkPayments(
  send: Send,
  linkId: string,
): Promise<ProviderResult<ProviderPayment[]>> {
  const link = await send({ path: pathOf(linkId) }, parseLinkWithOrder);
  if (isFailure(link)) return link;
  if (link.orderId === undefined) return [];
  const path = `/orders/${encodeURIComponent(link.orderId)}/payments`;
  const payments = await send({ path }, parseListOf(parsePayment));
  return isFailure(payments)
    ? payments
    : payments.map((payment) => ({ ...payment, orderId: linkId }));
}
