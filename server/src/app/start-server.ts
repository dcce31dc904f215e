import { SET_UP_LINK_HOURS } from '@sabuja/contract/limits';
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

/** Starts one server. A `member` of a group uses the database and the port of the process that started it. */
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
  // Registered separately, so that the time limit for closing starts after draining.
  lifecycle.onShutdown(() => app.drain(), minutes(6));
  const isFirst = member?.assignment.isFirst ?? true;
  // Created before the shop opens, since a failure of the database stops the start, but not an open shop.
  const setUpLink = isFirst ? await createSetUpLink(app.staff) : undefined;
  const address = await app.listen();
  if (member) member.reportOpen(address);
  else print(`Sabuja is open at ${address}`);
  if (isFirst) for (const notice of listNotices(settings, app)) log(notice);
  if (setUpLink)
    print(`Set up the first owner within ${SET_UP_LINK_HOURS} hours, once: ${setUpLink}`);
}

async function openOwn(settings: Settings, lifecycle: ProcessLifecycle): Promise<string> {
  const { url } = await openShopDatabase(settings, lifecycle);
  await ensurePortFree(settings);
  return url;
}

/** Returns notices about features that do not work because settings are missing. */
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
