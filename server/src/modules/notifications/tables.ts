import type { Locale } from '@sabuja/kit';
import type { Generated } from 'kysely';

export type Channel = 'sms' | 'email' | 'push';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'notifications.outbox': {
      id: Generated<number>;
      channel: Channel;
      template: string;
      /** A mobile number, an e-mail address, or the address of a browser's push subscription. */
      recipient: string;
      /** The account that the message belongs to; null for a code to a number without an account. */
      customer_id: number | null;
      subject: string | null;
      body: string;
      /** The page that an e-mail or a push message links to. */
      link: Generated<string | null>;
      variables: Record<string, unknown>;
      /** The language of subject and body. */
      language: Generated<Locale>;
      created_at: Date;
      /** When the message is of no use any more; null: never. */
      expires_at: Generated<Date | null>;
      /** When a later message about the same order made it untrue; null: not yet. */
      replaced_at: Generated<Date | null>;
      state: 'waiting' | 'sent' | 'local' | 'given_up' | 'outdated';
      attempts: Generated<number>;
      provider_answer: string | null;
      settled_at: Date | null;
    };
    'notifications.push_subscriptions': {
      endpoint: string;
      customer_id: number;
      session_id: string;
      p256dh: string;
      auth: string;
      created_at: Date;
    };
    'notifications.push_keys': {
      only_row: Generated<boolean>;
      public_key: string;
      private_key: string;
    };
  }
}
