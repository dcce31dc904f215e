import { mountRazorpaySandbox } from '@sabuja/sandbox-razorpay';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { emptyDatabase, type TestShop } from '@sabuja/testing';
import fastify from 'fastify';
import { sql } from 'kysely';

const PATH = '/sandbox/razorpay';

/** Opens the payment provider's sandbox on its own port and database, so that faults of the shop do not affect it. */
export async function openProvider(secret: string) {
  const http = fastify({ forceCloseConnections: true });
  const { url: databaseUrl } = await emptyDatabase();
  const { keyId, keySecret, webhookSecret } = mountRazorpaySandbox(http, {
    ...{ path: PATH, webhookPath: '/nowhere', databaseUrl, secret },
    ...{ clock: { now: () => new Date() }, mayControl: () => true },
  });
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = new SandboxControl(origin + PATH);
  return {
    origin,
    sandbox,
    /** Settings of a server that uses the sandbox at `from`: its own origin, or that of a proxy. */
    settings: (from = origin) => ({
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: from + PATH,
    }),
    /** From now on the sandbox sends its webhooks to the server at this origin. */
    notify: (server: string) =>
      sandbox.changeMode({ webhooks: { url: `${server}/api/v1/payment/webhook` } }),
    /** The number of captured payments that the shop has not settled. */
    countUnsettled: async ({ app: { db } }: TestShop): Promise<number> => {
      const { payments } = await sandbox.state();
      const { rows } = await sql<{ payment_id: string }>`
        select payment_id from payments.payments where settled_at is not null`.execute(db);
      const settled = new Set(rows.map(({ payment_id }) => payment_id));
      return payments.filter(({ id, captured }) => captured && !settled.has(id)).length;
    },
    close: () => http.close(),
  };
}

export type DrilledProvider = Awaited<ReturnType<typeof openProvider>>;
