import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { applyModeChange, defaultMode, type Fault, type Mode, type ModeChange } from './mode.ts';
import { createOrder } from './orders.ts';
import { type PaymentInput, pay } from './pay.ts';
import { authoriseLate } from './payments.ts';
import { unknownUrl } from './problem.ts';
import { settleRefund } from './refunds.ts';
import type { ProviderService } from './service.ts';
import { Store } from './store.ts';
import type { WebhookDispatcher } from './webhook-dispatcher.ts';
import { WebhookQueue } from './webhook-queue.ts';

type Id = { Params: { id: string } };

type Options = {
  service: ProviderService;
  dispatcher: WebhookDispatcher;
  database: Database;
  mayControl: (request: FastifyRequest) => boolean;
};

/** Mounts the control API for tests; its client is in control.ts. */
export function controlRoutes(control: FastifyInstance, options: Options): void {
  const { service, dispatcher, database, mayControl } = options;
  control.addHook('onRequest', async (request) => {
    if (!mayControl(request)) throw unknownUrl();
  });
  const changeMode = (change: (mode: Mode) => Mode) =>
    service.run(async ({ store }) => {
      await store.changeMode(change);
      return store.mode();
    });

  control.get('/state', () =>
    service.run(async ({ store, mode }) => ({
      orders: await store.orders(),
      payments: await store.payments(),
      refunds: await store.refunds(),
      links: await store.links(),
      events: await store.events(),
      mode,
    })),
  );
  control.post('/reset', async () => {
    await database.exclusively((query) => new Store(query).deleteAll());
    return {};
  });
  control.patch<{ Body: ModeChange }>('/mode', ({ body }) =>
    changeMode((mode) => applyModeChange(mode, body)),
  );
  control.delete('/mode', () => changeMode(() => defaultMode));
  control.post<{ Body: Mode['script'] }>('/script', ({ body }) =>
    changeMode((mode) => ({ ...mode, script: [...mode.script, ...body] })),
  );
  control.post<{ Body: Fault }>('/faults', ({ body }) =>
    changeMode((mode) => ({ ...mode, faults: [...mode.faults, body] })),
  );

  control.post<{ Body: Record<string, unknown> }>('/orders', ({ body }) =>
    service.run(async (context) => ({
      key: service.keys.keyId,
      order: await createOrder(context, body),
    })),
  );
  control.post<{ Body: PaymentInput }>('/payments', ({ body }) =>
    service.run((context) => pay(context, body)),
  );
  control.post<Id & { Body: { capture?: boolean } }>('/payments/:id/authorise', (request) =>
    service.run((context) =>
      authoriseLate(context, request.params.id, request.body.capture === true),
    ),
  );
  control.post<Id & { Body: { status: 'processed' | 'failed' } }>(
    '/refunds/:id/settle',
    (request) =>
      service.run((context) => settleRefund(context, request.params.id, request.body.status)),
  );

  control.post<Id>('/events/:id/fire', async ({ params }) => ({
    status: await dispatcher.sendNow(params.id),
  }));
  control.post('/events/release', async () => {
    await database.transaction((query) => new WebhookQueue(query).release());
    dispatcher.wake();
    return {};
  });
}
