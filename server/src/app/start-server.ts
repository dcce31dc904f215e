import { minutes } from '@sabuja/kit';
import { createSetUpLink } from '../modules/staff/index.ts';
import { ensurePortFree } from '../platform/port.ts';
import type { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import { isLocalOnly, type Settings } from '../settings.ts';
import { type App, createApp } from './app.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';
import type { GroupMember } from './servers/group-member.ts';
import { log, print } from './terminal.ts';

/** Starts one server; as a `member` of a group on the database and the port of the process that started it. */
export async function startServer(
  settings: Settings,
  lifecycle: ProcessLifecycle,
  member?: GroupMember,
): Promise<void> {
  const databaseUrl = member?.assignment.databaseUrl ?? (await openOwn(settings, lifecycle));
  const paymentSandbox = createPaymentSandbox(settings, databaseUrl);
  const seed = settings.demoShop ? (await import('@sabuja/demo')).seedDemo : undefined;
  const app = await createApp({ settings, databaseUrl, paymentSandbox, member, seed });
  lifecycle.onShutdown(() => app.close());
  // The limit of closing counts from the end of draining.
  lifecycle.onShutdown(() => app.drain(), minutes(6));
  const isFirst = member?.assignment.isFirst ?? true;
  // Before the shop is open: from then on the database may fail for a moment, and the shop goes on.
  const setUpLink = isFirst ? await createSetUpLink(app.staff) : undefined;
  const address = await app.listen();
  if (member) member.reportOpen(address);
  else print(`Sabuja is open at ${address}`);
  if (isFirst) for (const notice of listNotices(settings, app)) log(notice);
  if (setUpLink) print(`Set up the first owner within 24 hours, once: ${setUpLink}`);
}

async function openOwn(settings: Settings, lifecycle: ProcessLifecycle): Promise<string> {
  const { url } = await openShopDatabase(settings, lifecycle);
  await ensurePortFree(settings);
  return url;
}

/** What a shop that is open cannot do yet, for lack of settings. */
const listNotices = (settings: Settings, { payments }: App): string[] => [
  ...(payments.providers.length > 0
    ? []
    : [
        'nothing can be paid online: set the keys of a payment provider, or PAYMENT_SANDBOX=1 to try it out',
      ]),
  ...(settings.sms.provider !== 'local' || (settings.devOutbox ?? isLocalOnly(settings))
    ? []
    : [
        'nobody receives sign-in codes: set SMS_PROVIDER, or DEV_OUTBOX=1 to read them at /dev/outbox',
      ]),
];
