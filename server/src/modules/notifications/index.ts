import type { Locale } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { type EmailSettings, emailProvider } from './email-provider.ts';
import {
  createNotify,
  createPrepareNotification,
  type Notify,
  type NotifyDeps,
  type PrepareNotification,
} from './notify.ts';
import { createEnqueueMessage, type EnqueueMessage, sendMessageJob } from './outbox.ts';
import { pushProvider } from './push-provider.ts';
import { sendMessage } from './send-message.ts';
import { type SmsSettings, smsLanguage, smsProvider } from './sms-providers.ts';
import './tables.ts';
import { createTestChannel, type TestChannel } from './test-channel.ts';

export {
  assignCodesToCustomer,
  eraseMessages,
  exportMessages,
  exportPushSubscriptions,
  purgeOldMessages,
  redirectMessages,
} from './customer-data.ts';
export { listCustomerMessages } from './customer-messages.ts';
export { devOutboxRoutes } from './dev-outbox.ts';
export type { EmailSettings } from './email-provider.ts';
export { countWaitingMessages, resendMessage, selectFailedMessages } from './failed-messages.ts';
export type { Contact, Notify, PrepareNotification } from './notify.ts';
export type { EnqueueMessage } from './outbox.ts';
export { createPushServiceCheck, defaultPushHosts } from './push-services.ts';
export { notificationRoutes } from './routes.ts';
export type { SmsSettings } from './sms-providers.ts';
export { deleteSessionSubscriptions } from './subscriptions.ts';
export type { TestChannel } from './test-channel.ts';

type Deps = Omit<NotifyDeps, 'hasProvider' | 'smsLanguage'> & {
  db: Db;
  clock: Clock;
  sms: SmsSettings;
  email: EmailSettings | undefined;
};

/** Creates the outgoing messages: `enqueueMessage` and `notify` write to the outbox, the jobs send. */
export function createNotifications(deps: Deps): {
  /** Enqueues one message to one address, by one channel. */
  enqueueMessage: EnqueueMessage;
  /** Notifies a customer by every channel that reaches them. */
  notify: Notify;
  /** The statements of `notify`, not executed yet. */
  prepareNotification: PrepareNotification;
  jobs: Jobs;
  /** Sends a test message now; returns the provider's response. */
  testChannel: TestChannel;
  /** The provider of each channel; undefined when messages stay in the outbox. */
  providerNames: Readonly<Record<'sms' | 'email', string | undefined>>;
  /** True when sign-in codes have no provider and stay in the outbox. */
  hasLocalCodes: boolean;
  /** Whether e-mails reach their recipients: by a provider, or at /dev/outbox when no channel has one. */
  canSendEmail: boolean;
} {
  const sms = smsProvider(deps.sms);
  const email = emailProvider(deps.email);
  const push = pushProvider(deps.db, () => pushContact(deps.origin()));
  const providers = { ...(sms && { sms }), ...(email && { email }), push };
  const hasProvider = { sms: sms !== undefined, email: email !== undefined, push: true };
  const writing = {
    ...deps,
    hasProvider,
    smsLanguage: (template: string, wanted: Locale) => smsLanguage(deps.sms, template, wanted),
  };
  const enqueueMessage = createEnqueueMessage(writing);
  const prepareNotification = createPrepareNotification(writing);
  return {
    enqueueMessage,
    notify: createNotify(prepareNotification, writing.origin),
    prepareNotification,
    jobs: { [sendMessageJob]: sendMessage({ ...deps, providers }) },
    testChannel: createTestChannel({ ...deps, providers: { sms, email }, enqueueMessage }),
    providerNames: {
      sms: sms && deps.sms.provider,
      email: deps.email && new URL(deps.email.smtpUrl).hostname,
    },
    hasLocalCodes: !hasProvider.sms,
    canSendEmail: hasProvider.email || !hasProvider.sms,
  };
}

/** The contact of the shop for push services: its https address; a loopback origin has none. */
const pushContact = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:shop@${new URL(origin).hostname}`;
