import type { FastifyInstance } from 'fastify';
import { sendFile } from './checkout-routes.ts';
import { requireLink, requireOpen } from './links.ts';
import { pay } from './pay.ts';
import { badRequest } from './problem.ts';
import type { ProviderService } from './service.ts';

type Id = { Params: { id: string } };

/** Mounts the page of a payment link, on which anyone who knows its URL can pay. */
export function linkRoutes(pages: FastifyInstance, service: ProviderService): void {
  pages.get('/l/link.js', (_, reply) => sendFile(reply, 'link.js'));
  pages.get('/l/sheet.css', (_, reply) => sendFile(reply, 'sheet.css'));
  pages.get<Id>('/l/:id', (_, reply) => sendFile(reply, 'link.html'));
  pages.get<Id>('/l/:id/state', ({ params }) =>
    service.run(async (context) => {
      const { amount, description, status } = (await requireLink(context, params.id)).link;
      return { amount, description, status };
    }),
  );
  pages.post<Id & { Body: { outcome?: string } }>('/l/:id/payments', ({ params, body }) =>
    service.run(async (context) => {
      const { outcome } = body;
      if (outcome !== 'upi' && outcome !== 'failure' && outcome !== 'late')
        throw badRequest('The outcome field is invalid.', 'outcome');
      const { link, stored } = await requireLink(context, params.id);
      requireOpen(link);
      const { reported } = await pay(context, { orderId: stored.order.id, outcome });
      return { reported };
    }),
  );
}
