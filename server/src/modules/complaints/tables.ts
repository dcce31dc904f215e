import type { ComplaintState } from '@sabuja/contract';
import type { Translations } from '@sabuja/kit';
import type { Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'complaints.reasons': {
      id: Generated<number>;
      description: string;
      inactive: Generated<boolean>;
      sequence: number;
      translations: Generated<Translations<'description'>>;
    };
    'complaints.tickets': {
      id: Generated<number>;
      ticket_no: string;
      customer_id: number | null;
      order_uid: string;
      reason: string;
      details: string;
      severity: 'MEDIUM';
      source: 'WEB';
      state: Generated<ComplaintState>;
      answer: Generated<string | null>;
      created_at: Date;
      answered_at: Generated<Date | null>;
      /** The member of staff who looks after it. */
      assigned_to: Generated<number | null>;
      acknowledged_at: Generated<Date | null>;
      settled_at: Generated<Date | null>;
      /** How it ended, for staff. */
      settlement: Generated<string | null>;
    };
  }
}
