import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { escapeHtml, notFound } from '../../platform/http/index.ts';

type OutboxMessage = {
  channel: string;
  to: string;
  subject: string | null;
  body: string;
  created_at: Date;
};

const listNewest = (db: Db, to: string | undefined): Promise<OutboxMessage[]> =>
  db
    .selectFrom('notifications.outbox')
    .select(['channel', 'recipient as to', 'subject', 'body', 'created_at'])
    .where('state', '=', 'local')
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/**
 * Shows the messages of channels without a provider, so that the shop can be tried without keys. Not mounted otherwise.
 */
export function devOutboxRoutes(
  http: FastifyInstance,
  db: Db,
  maySee: (request: FastifyRequest) => boolean,
): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!maySee(request)) throw notFound();
  };
  http.get<{ Querystring: { to?: string } }>(
    '/dev/outbox.json',
    { onRequest },
    async (request, reply) => {
      // A plus sign in a query string is decoded as a blank.
      const to = request.query.to?.replace(/^ /, '+');
      return reply.header('cache-control', 'no-store').send(await listNewest(db, to));
    },
  );
  http.get('/dev/outbox', { onRequest }, async (_, reply) => {
    const page = renderOutboxPage(await listNewest(db, undefined));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page);
  });
}

const renderOutboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Outbox</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
  color: #1b2a20; background: #fbfcf8 }
article { border: 1px solid #e4e9e0; border-radius: 12px; padding: 1rem; margin: 1rem 0; background: #fff }
header { color: #5d6b61; font-size: .875rem } pre { font: inherit; white-space: pre-wrap; margin: .5rem 0 0 }
</style></head><body><h1>Outbox</h1>
<p>Messages of this shop that have no provider to leave by. Newest first.</p>
${messages.map(renderMessage).join('') || '<p>No message yet.</p>'}</body></html>`;

const renderMessage = (message: OutboxMessage): string =>
  `<article><header>${escapeHtml(message.channel)} to ${escapeHtml(message.to)} · ${message.created_at.toISOString()}</header>
<pre>${escapeHtml(message.body)}</pre></article>`;
