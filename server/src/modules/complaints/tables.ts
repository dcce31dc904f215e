import type { ComplaintState } from '@sabuja/contract';
import type { Translations } from '@sabuja/kit';
import type { Generated } from 'kysely';

type ReasonTranslations = Translations<'description'>;

export type ReasonTable = {
  id: Generated<number>;
  description: string;
  inactive: Generated<boolean>;
  sequence: number;
  translations: Generated<ReasonTranslations>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: number | null;
};

export type TemplateTable = {
  id: Generated<number>;
  /** Shown to staff only. */
  name: string;
  body: string;
  translations: Generated<Translations<'body'>>;
  inactive: Generated<boolean>;
  sequence: number;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: number | null;
};

export type TicketTable = {
  id: Generated<number>;
  ticket_no: string;
  customer_id: number | null;
  order_uid: string;
  /** The reason as it was worded when the ticket was raised, with translations. */
  reason: string;
  reason_translations: Generated<ReasonTranslations>;
  details: string;
  severity: 'MEDIUM';
  source: 'WEB';
  state: Generated<ComplaintState>;
  answer: Generated<string | null>;
  created_at: Date;
  answered_at: Generated<Date | null>;
  /** The member of staff to whom the ticket is assigned. */
  assigned_to: Generated<number | null>;
  acknowledged_at: Generated<Date | null>;
  settled_at: Generated<Date | null>;
  /** A note for staff on how the complaint ended. */
  settlement: Generated<string | null>;
  /** The customer's rating of the answer, 1 to 5. */
  rating: Generated<number | null>;
  rating_comment: Generated<string | null>;
  rated_at: Generated<Date | null>;
  rating_changed_at: Generated<Date | null>;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'complaints.reasons': ReasonTable;
    'complaints.answer_templates': TemplateTable;
    'complaints.photos': {
      /** Chosen by the device that sent it. */
      id: string;
      ticket_id: number;
      customer_id: number;
      place: number;
      received_at: Date;
      webp: Buffer;
      thumbnail: Buffer;
    };
    'complaints.tickets': TicketTable;
  }
}
