import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { SmsSettings } from '../../settings.ts';
import { createNotify, type Notify, sendMessageJob } from './outbox.ts';
import { sendMessage } from './send-message.ts';
import { smsProvider } from './sms-providers.ts';
import './tables.ts';

export { forgetMessages, tellMessages } from './customer-data.ts';
export { devOutboxRoutes } from './dev-outbox.ts';
export type { Notify } from './outbox.ts';

/** The shop's voice outward: `notify` writes, the jobs send. */
export function createNotifications(deps: { db: Db; clock: Clock; sms: SmsSettings }): {
  notify: Notify;
  jobs: Jobs;
  /** True while the codes that sign people in have no provider to leave by. */
  keepsCodes: boolean;
  /** Whether an e-mail reaches whoever it is for: by a provider, or at /dev/outbox as everything does. */
  emailLeaves: boolean;
} {
  const sms = smsProvider(deps.sms);
  const providers = { ...(sms && { sms }) };
  const hasProvider = { sms: sms !== undefined, email: false, push: false };
  return {
    notify: createNotify(hasProvider),
    jobs: { [sendMessageJob]: sendMessage({ ...deps, providers }) },
    keepsCodes: !hasProvider.sms,
    emailLeaves: hasProvider.email || !hasProvider.sms,
  };
}
