import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import type { TestOutcome } from '@sabuja/contract/rules/opening-steps';
import type { Locale } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { translate } from '../../platform/texts/index.ts';
import { messageTemplates, subjects } from './message-templates.ts';
import type { EnqueueMessage } from './outbox.ts';
import type { Send } from './send-message.ts';

type Deps = {
  db: Db;
  clock: Clock;
  origin: () => string;
  readShopName: (tx: Tx) => Promise<string>;
  providers: Readonly<Record<'sms' | 'email', Send | undefined>>;
  enqueueMessage: EnqueueMessage;
};
type Test = { channel: 'sms' | 'email'; to: string };
/** Tests a channel by sending a message; `reason` is the provider's reply when it refused the message. */
export type TestChannel = (test: Test) => Promise<{ outcome: TestOutcome; reason: string | null }>;

/** Not a valid code: no sign-in has requested it. */
const TEST_CODE = '12345';
const MAX_REASON = 200;

/**
 * Sends a test message without the outbox, since a member waits for the result. The SMS is a sign-in code, because
 * every provider must have this text. Without a provider the message is left in the outbox.
 */
export const createTestChannel =
  ({ db, clock, origin, readShopName, providers, enqueueMessage }: Deps): TestChannel =>
  async ({ channel, to }) => {
    const shop = await inTransaction(db, readShopName);
    const host = new URL(origin()).hostname;
    const variables = { code: TEST_CODE, shop, minutes: OTP_LIFE_MINUTES, host };
    const template = channel === 'sms' ? 'otp' : 'shop_test';
    const send = providers[channel];
    const language: Locale = 'en';
    const now = clock.now();
    if (!send) {
      const message = { channel, template, to, customerId: null, variables, language } as const;
      await inTransaction(db, (tx) => enqueueMessage(tx, message, now));
      return { outcome: 'OK', reason: null };
    }
    const subject = subjects[template]?.({ shop });
    const message = { id: now.getTime(), template, to, variables, language, link: null };
    try {
      await send({
        ...message,
        subject: subject === undefined ? null : translate(subject, language),
        body: translate(messageTemplates[template](variables), language),
      });
      return { outcome: 'OK', reason: null };
    } catch (error) {
      const reason = (error as Error).message.slice(0, MAX_REASON);
      return { outcome: isUnreachable(error) ? 'UNREACHABLE' : 'REFUSED', reason };
    }
  };

/** Error codes of the SMTP client when there is no connection. */
const CONNECTION_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED'];

function isUnreachable(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  // A fetch without a connection throws a TypeError with a cause.
  const isFetchFailure = name === 'TypeError' && cause !== undefined;
  return name === 'TimeoutError' || isFetchFailure || CONNECTION_CODES.includes(code ?? '');
}
