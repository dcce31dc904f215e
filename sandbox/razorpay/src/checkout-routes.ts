import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Desk, Work } from './desk.ts';
import { requireOrder } from './find.ts';
import type { Mode, Outcome } from './mode.ts';
import { outcomes } from './mode.ts';
import { pay, requirePayable } from './pay.ts';
import { authenticationFailed, badRequest } from './problem.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The script that a page loads, the sheet it opens, and what the sheet asks. No secret here. */
export function checkoutRoutes(checkout: FastifyInstance, desk: Desk): void {
  checkout.get('/v1/checkout.js', (_, reply) => sendFile(reply, 'checkout.js'));
  checkout.get('/v1/checkout/sheet', (_, reply) => sendFile(reply, 'sheet.html'));
  for (const name of ['sheet.js', 'sheet-views.js', 'sheet.css'] as const) {
    checkout.get(`/v1/checkout/${name}`, (_, reply) => sendFile(reply, name));
  }

  checkout.get<{ Querystring: Fields }>('/v1/checkout/order', ({ query }) =>
    desk.do(async (work) => {
      const stored = await requireOrder(work, orderIdOf(query, work));
      await requirePayable(work, stored, amountOf(query));
      const { amount, currency } = stored.order;
      return { amount, currency, scripted: scripted(work.mode, query) !== undefined };
    }),
  );
  checkout.post<{ Body: Fields }>('/v1/checkout/payments', ({ body }) =>
    desk.do(async (work) =>
      pay(work, {
        orderId: orderIdOf(body, work),
        amount: amountOf(body),
        outcome: await outcomeOf(body, work),
        contact: textOf(body.contact),
        email: textOf(body.email),
        description: textOf(body.description),
      }),
    ),
  );
}

const folder = new URL('../browser/', import.meta.url);
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

async function sendFile(reply: FastifyReply, name: `${string}.${keyof typeof types}`) {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  return reply
    .type(types[ending])
    .headers({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(ending === 'html' && { 'content-security-policy': sheetPolicy }),
    })
    .send(await readFile(new URL(name, folder)));
}

function orderIdOf(fields: Fields, { keys }: Work): string {
  if (fields.key_id !== keys.keyId) throw authenticationFailed();
  const id = textOf(fields.order_id);
  if (id === null) throw badRequest('The order id field is required.', 'order_id');
  return id;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 255) : null;

/** A page may give the amount as text. */
function amountOf({ amount }: Fields): number | undefined {
  if (amount === undefined || amount === null || amount === '') return undefined;
  return Number(amount);
}

const scripted = ({ script }: Mode, { contact }: Fields) =>
  script.find((next) => next.contact === undefined || next.contact === contact);

/** What the payer chose, or what a test wrote for this payment. */
async function outcomeOf(body: Fields, { store, mode }: Work): Promise<Outcome> {
  const chosen = outcomes.find((outcome) => outcome === body.outcome);
  if (chosen) return chosen;
  const next = body.outcome === 'scripted' ? scripted(mode, body) : undefined;
  if (!next) throw badRequest('The outcome field is invalid.', 'outcome');
  await store.changeMode((now) => {
    const at = now.script.findIndex(
      ({ outcome, contact }) => outcome === next.outcome && contact === next.contact,
    );
    return { ...now, script: now.script.toSpliced(at, at < 0 ? 0 : 1) };
  });
  return next.outcome;
}
