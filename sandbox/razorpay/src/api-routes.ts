import { isIstDate } from '@sabuja/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collection } from './entities.ts';
import { addFaults } from './faults.ts';
import { requireOrder, requirePayment } from './find.ts';
import type { Keys } from './ids.ts';
import { cancelLink, createLink, requireLink } from './links.ts';
import { changeNotes, createOrder } from './orders.ts';
import { capture } from './payments.ts';
import { authenticationFailed, badRequest, unknownId } from './problem.ts';
import { refund } from './refunds.ts';
import type { ProviderService } from './service.ts';
import { findSettlement, listSettlementLines } from './settlements.ts';
import { isSame } from './signatures.ts';

type Body = Readonly<Record<string, unknown>>;
type Id = { Params: { id: string }; Body: Body };
type Page = { Querystring: { count?: string; skip?: string; receipt?: string } };

/** Mounts the REST API, which is authenticated by the keys. */
export function apiRoutes(api: FastifyInstance, service: ProviderService, prefix: string): void {
  api.addHook('onRequest', async (request) => requireKeys(request, service.keys));
  addFaults(api, service, prefix);

  api.post<{ Body: Body }>('/v1/orders', ({ body }) =>
    service.run((context) => createOrder(context, body)),
  );
  api.get<Page>('/v1/orders', ({ query }) =>
    service.run(async ({ store }) => toPage(await store.orders(query.receipt), query)),
  );
  api.get<Id>('/v1/orders/:id', ({ params }) =>
    service.run(async (context) => (await requireOrder(context, params.id)).order),
  );
  api.patch<Id>('/v1/orders/:id', ({ params, body }) =>
    service.run((context) => changeNotes(context, params.id, body)),
  );
  api.get<Id>('/v1/orders/:id/payments', ({ params }) =>
    service.run(async (context) => {
      await requireOrder(context, params.id);
      return collection(await context.store.payments(params.id));
    }),
  );

  api.get<Id>('/v1/payments/:id', ({ params }) =>
    service.run(async (context) => (await requirePayment(context, params.id)).payment),
  );
  api.post<Id>('/v1/payments/:id/capture', ({ params, body }) =>
    service.run((context) => capture(context, params.id, body)),
  );
  api.post<Id>('/v1/payments/:id/refund', ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency'];
    return service.run((context) => refund(context, params.id, body, key as string | undefined));
  });
  api.get<Id & Page>('/v1/payments/:id/refunds', ({ params, query }) =>
    service.run(async (context) => {
      await requirePayment(context, params.id);
      return toPage(await context.store.refunds(params.id), query);
    }),
  );

  api.post<{ Body: Body }>('/v1/payment_links', ({ body, protocol, host }) =>
    service.run((context) => createLink(context, body, `${protocol}://${host}${prefix}/l`)),
  );
  api.get<{ Querystring: { reference_id?: string } }>('/v1/payment_links', ({ query }) =>
    service.run(async ({ store }) => ({ payment_links: await store.links(query.reference_id) })),
  );
  api.get<Id>('/v1/payment_links/:id', ({ params }) =>
    service.run(async (context) => (await requireLink(context, params.id)).link),
  );
  api.post<Id>('/v1/payment_links/:id/cancel', ({ params }) =>
    service.run((context) => cancelLink(context, params.id)),
  );

  api.get<Page>('/v1/refunds', ({ query }) =>
    service.run(async ({ store }) => toPage(await store.refunds(), query)),
  );
  api.get<Id>('/v1/refunds/:id', ({ params }) =>
    service.run(async ({ store }) => {
      const found = await store.refund(params.id);
      if (!found) throw unknownId();
      return found;
    }),
  );
  api.get<SettlementsQuery>('/v1/settlements/recon/combined', ({ query }) =>
    service.run(async (context) => {
      const lines = await listSettlementLines(context, dayOf(query));
      return toPage(lines, query, 1000);
    }),
  );
  api.get<Id>('/v1/settlements/:id', ({ params }) =>
    service.run((context) => findSettlement(context, params.id)),
  );
}

type SettlementsQuery = {
  Querystring: Page['Querystring'] & { year?: string; month?: string; day?: string };
};

function dayOf({ year = '', month = '', day = '' }: SettlementsQuery['Querystring']): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isIstDate(text)) throw badRequest('The day field is required.', 'day');
  return text;
}

function requireKeys({ headers }: FastifyRequest, { keyId, keySecret }: Keys): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (!isSame(headers.authorization ?? '', expected)) throw authenticationFailed();
}

/** Returns a page of items as a collection; ten items unless the query has another count. */
function toPage<Item>(items: Item[], query: Page['Querystring'], maxCount = 100) {
  const parseWhole = (text: string | undefined, fallback: number) =>
    /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;
  const skip = parseWhole(query.skip, 0);
  return collection(items.slice(skip, skip + Math.min(parseWhole(query.count, 10), maxCount)));
}
