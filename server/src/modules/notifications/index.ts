import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { type EmailSettings, emailProvider } from './email-provider.ts';
import { createNotify, type Notify, sendMessageJob } from './outbox.ts';
import { pushProvider } from './push-provider.ts';
import { sendMessage } from './send-message.ts';
import { type SmsSettings, smsProvider } from './sms-providers.ts';
import { createTell, type Tell, type TellDeps } from './tell.ts';
import './tables.ts';

export {
  adoptCodes,
  forgetMessages,
  forgetOldMessages,
  tellMessages,
  tellSubscriptions,
} from './customer-data.ts';
export { devOutboxRoutes } from './dev-outbox.ts';
export type { EmailSettings } from './email-provider.ts';
export type { Notify } from './outbox.ts';
export { pushServices, usualPushHosts } from './push-services.ts';
export { notificationRoutes } from './routes.ts';
export type { SmsSettings } from './sms-providers.ts';
export { silence } from './subscriptions.ts';
export type { Contact, Tell } from './tell.ts';

type Deps = Omit<TellDeps, 'hasProvider'> & {
  db: Db;
  clock: Clock;
  sms: SmsSettings;
  email: EmailSettings | undefined;
};

/** The shop's voice outward: `notify` and `tell` write, the jobs send. */
export function createNotifications(deps: Deps): {
  /** One message to one address, by one channel. */
  notify: Notify;
  /** News for a customer, by every channel that reaches them. */
  tell: Tell;
  jobs: Jobs;
  /** True while the codes that sign people in have no provider to leave by. */
  keepsCodes: boolean;
  /** Whether an e-mail reaches whoever it is for: by a provider, or at /dev/outbox as everything does. */
  emailLeaves: boolean;
} {
  const sms = smsProvider(deps.sms);
  const email = emailProvider(deps.email);
  const push = pushProvider(deps.db, () => contactOf(deps.origin()));
  const providers = { ...(sms && { sms }), ...(email && { email }), push };
  const hasProvider = { sms: sms !== undefined, email: email !== undefined, push: true };
  return {
    notify: createNotify(hasProvider),
    tell: createTell({ ...deps, hasProvider }),
    jobs: { [sendMessageJob]: sendMessage({ ...deps, providers }) },
    keepsCodes: !hasProvider.sms,
    emailLeaves: hasProvider.email || !hasProvider.sms,
  };
}

/** Push services take a shop's https address; one that only this machine reaches has none. */
const contactOf = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:shop@${new URL(origin).hostname}`;
