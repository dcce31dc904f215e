import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Courier } from './courier.ts';
import type { Database } from './database.ts';
import type { Desk } from './desk.ts';
import { changed, type Fault, type Mode, type ModeChange, usualMode } from './mode.ts';
import { createOrder } from './orders.ts';
import { pay, type Trial } from './pay.ts';
import { authoriseLate } from './payments.ts';
import { unknownUrl } from './problem.ts';
import { settleRefund } from './refunds.ts';
import { Store } from './store.ts';
import { WebhookQueue } from './webhook-queue.ts';

type Id = { Params: { id: string } };

type Options = {
  desk: Desk;
  courier: Courier;
  database: Database;
  mayControl: (request: FastifyRequest) => boolean;
};

/** What a test does with the sandbox; see control.ts, its client. */
export function controlRoutes(control: FastifyInstance, options: Options): void {
  const { desk, courier, database, mayControl } = options;
  control.addHook('onRequest', async (request) => {
    if (!mayControl(request)) throw unknownUrl();
  });
  const changeMode = (change: (mode: Mode) => Mode) =>
    desk.do(async ({ store }) => {
      await store.changeMode(change);
      return store.mode();
    });

  control.get('/state', () =>
    desk.do(async ({ store, mode }) => ({
      orders: await store.orders(),
      payments: await store.payments(),
      refunds: await store.refunds(),
      events: await store.events(),
      mode,
    })),
  );
  control.post('/reset', async () => {
    await database.alone((query) => new Store(query).forgetAll());
    return {};
  });
  control.patch<{ Body: ModeChange }>('/mode', ({ body }) =>
    changeMode((mode) => changed(mode, body)),
  );
  control.delete('/mode', () => changeMode(() => usualMode));
  control.post<{ Body: Mode['script'] }>('/script', ({ body }) =>
    changeMode((mode) => ({ ...mode, script: [...mode.script, ...body] })),
  );
  control.post<{ Body: Fault }>('/faults', ({ body }) =>
    changeMode((mode) => ({ ...mode, faults: [...mode.faults, body] })),
  );

  control.post<{ Body: Record<string, unknown> }>('/orders', ({ body }) =>
    desk.do(async (work) => ({ key: desk.keys.keyId, order: await createOrder(work, body) })),
  );
  control.post<{ Body: Trial }>('/payments', ({ body }) => desk.do((work) => pay(work, body)));
  control.post<Id & { Body: { capture?: boolean } }>('/payments/:id/authorise', (request) =>
    desk.do((work) => authoriseLate(work, request.params.id, request.body.capture === true)),
  );
  control.post<Id & { Body: { status: 'processed' | 'failed' } }>(
    '/refunds/:id/settle',
    (request) => desk.do((work) => settleRefund(work, request.params.id, request.body.status)),
  );

  control.post<Id>('/events/:id/fire', async ({ params }) => ({
    status: await courier.fire(params.id),
  }));
  control.post('/events/release', async () => {
    await database.transaction((query) => new WebhookQueue(query).release());
    courier.wake();
    return {};
  });
}
