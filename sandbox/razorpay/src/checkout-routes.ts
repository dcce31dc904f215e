import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireOrder } from './find.ts';
import type { Mode, Outcome } from './mode.ts';
import { outcomes } from './mode.ts';
import { pay, requirePayable } from './pay.ts';
import { authenticationFailed, badRequest } from './problem.ts';
import type { OperationContext, ProviderService } from './service.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Mounts the checkout script, the payment sheet that it opens, and the requests of the sheet. They need no secret. */
export function checkoutRoutes(checkout: FastifyInstance, service: ProviderService): void {
  checkout.get('/v1/checkout.js', (_, reply) => sendFile(reply, 'checkout.js'));
  checkout.get('/v1/checkout/sheet', (_, reply) => sendFile(reply, 'sheet.html'));
  for (const name of ['sheet.js', 'sheet-views.js', 'sheet.css'] as const) {
    checkout.get(`/v1/checkout/${name}`, (_, reply) => sendFile(reply, name));
  }

  checkout.get<{ Querystring: Fields }>('/v1/checkout/order', ({ query }) =>
    service.run(async (context) => {
      const stored = await requireOrder(context, requireOrderId(query, context));
      await requirePayable(context, stored, toAmount(query));
      const { amount, currency } = stored.order;
      return { amount, currency, scripted: findScripted(context.mode, query) !== undefined };
    }),
  );
  checkout.post<{ Body: Fields }>('/v1/checkout/payments', ({ body }) =>
    service.run(async (context) =>
      pay(context, {
        orderId: requireOrderId(body, context),
        amount: toAmount(body),
        outcome: await resolveOutcome(body, context),
        contact: toText(body.contact),
        email: toText(body.email),
        description: toText(body.description),
      }),
    ),
  );
}

const browserFolder = new URL('../browser/', import.meta.url);
const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
};
const sheetPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Sends a file of the sandbox's pages. */
export async function sendFile(reply: FastifyReply, name: `${string}.${keyof typeof types}`) {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  return reply
    .type(types[extension])
    .headers({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(extension === 'html' && { 'content-security-policy': sheetPolicy }),
    })
    .send(await readFile(new URL(name, browserFolder)));
}

function requireOrderId(fields: Fields, { keys }: OperationContext): string {
  if (fields.key_id !== keys.keyId) throw authenticationFailed();
  const id = toText(fields.order_id);
  if (id === null) throw badRequest('The order id field is required.', 'order_id');
  return id;
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 255) : null;

/** Returns the amount of a request, which may be a text; undefined if there is none. */
function toAmount({ amount }: Fields): number | undefined {
  if (amount === undefined || amount === null || amount === '') return undefined;
  return Number(amount);
}

const findScripted = ({ script }: Mode, { contact }: Fields) =>
  script.find((entry) => entry.contact === undefined || entry.contact === contact);

/** Returns the outcome that the payer chose, or the one that a test scripted for this payment, and uses that up. */
async function resolveOutcome(body: Fields, { store, mode }: OperationContext): Promise<Outcome> {
  const chosen = outcomes.find((outcome) => outcome === body.outcome);
  if (chosen) return chosen;
  const entry = body.outcome === 'scripted' ? findScripted(mode, body) : undefined;
  if (!entry) throw badRequest('The outcome field is invalid.', 'outcome');
  await store.changeMode((now) => {
    const at = now.script.findIndex(
      ({ outcome, contact }) => outcome === entry.outcome && contact === entry.contact,
    );
    return { ...now, script: now.script.toSpliced(at, at < 0 ? 0 : 1) };
  });
  return entry.outcome;
}
