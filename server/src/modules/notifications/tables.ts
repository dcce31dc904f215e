import type { Generated } from 'kysely';

export type Channel = 'sms' | 'email' | 'push';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'notifications.outbox': {
      id: Generated<number>;
      channel: Channel;
      template: string;
      recipient: string;
      subject: string | null;
      body: string;
      variables: Record<string, unknown>;
      created_at: Date;
      state: 'waiting' | 'sent' | 'local' | 'given_up';
      attempts: Generated<number>;
      provider_answer: string | null;
      settled_at: Date | null;
    };
  }
}
