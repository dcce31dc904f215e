import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import { collection } from './entities.ts';
import { addFaults } from './faults.ts';
import { requireOrder, requirePayment } from './find.ts';
import type { Keys } from './ids.ts';
import { changeNotes, createOrder } from './orders.ts';
import { capture } from './payments.ts';
import { authenticationFailed, unknownId } from './problem.ts';
import { refund } from './refunds.ts';
import { isSame } from './signatures.ts';

type Body = Readonly<Record<string, unknown>>;
type Id = { Params: { id: string }; Body: Body };
type Page = { Querystring: { count?: string; skip?: string; receipt?: string } };

/** The REST calls, behind the keys. */
export function apiRoutes(api: FastifyInstance, desk: Desk, prefix: string): void {
  api.addHook('onRequest', async (request) => requireKeys(request, desk.keys));
  addFaults(api, desk, prefix);

  api.post<{ Body: Body }>('/v1/orders', ({ body }) => desk.do((work) => createOrder(work, body)));
  api.get<Page>('/v1/orders', ({ query }) =>
    desk.do(async ({ store }) => page(await store.orders(query.receipt), query)),
  );
  api.get<Id>('/v1/orders/:id', ({ params }) =>
    desk.do(async (work) => (await requireOrder(work, params.id)).order),
  );
  api.patch<Id>('/v1/orders/:id', ({ params, body }) =>
    desk.do((work) => changeNotes(work, params.id, body)),
  );
  api.get<Id>('/v1/orders/:id/payments', ({ params }) =>
    desk.do(async (work) => {
      await requireOrder(work, params.id);
      return collection(await work.store.payments(params.id));
    }),
  );

  api.get<Id>('/v1/payments/:id', ({ params }) =>
    desk.do(async (work) => (await requirePayment(work, params.id)).payment),
  );
  api.post<Id>('/v1/payments/:id/capture', ({ params, body }) =>
    desk.do((work) => capture(work, params.id, body)),
  );
  api.post<Id>('/v1/payments/:id/refund', ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency'];
    return desk.do((work) => refund(work, params.id, body, key as string | undefined));
  });
  api.get<Id & Page>('/v1/payments/:id/refunds', ({ params, query }) =>
    desk.do(async (work) => {
      await requirePayment(work, params.id);
      return page(await work.store.refunds(params.id), query);
    }),
  );

  api.get<Page>('/v1/refunds', ({ query }) =>
    desk.do(async ({ store }) => page(await store.refunds(), query)),
  );
  api.get<Id>('/v1/refunds/:id', ({ params }) =>
    desk.do(async ({ store }) => {
      const found = await store.refund(params.id);
      if (!found) throw unknownId();
      return found;
    }),
  );
  // Nothing is ever paid out here.
  api.get('/v1/settlements/recon/combined', async () => collection([]));
}

function requireKeys({ headers }: FastifyRequest, { keyId, keySecret }: Keys): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (!isSame(headers.authorization ?? '', expected)) throw authenticationFailed();
}

/** Ten at a time unless asked otherwise, a hundred at most. */
function page<Item>(items: Item[], query: Page['Querystring']) {
  const whole = (text: string | undefined, fallback: number) =>
    /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;
  const skip = whole(query.skip, 0);
  return collection(items.slice(skip, skip + Math.min(whole(query.count, 10), 100)));
}
