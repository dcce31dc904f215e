import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import type { ProviderChannel, TestOutcome } from '@sabuja/contract/rules/opening-steps';
import type {
  identityProofs,
  PrivacyKind,
  privacyChannels,
  privacyOutcomes,
  privacyStates,
} from '@sabuja/contract/rules/privacy-requests';
import type { Report, ReportFrequency } from '@sabuja/contract/rules/reports';
import type { WalletAge } from '@sabuja/contract/rules/wallet-ages';
import type { IstDate, Paise } from '@sabuja/kit';
import type { Generated } from 'kysely';
import type { SalesSum, TaxSum } from './figures/sum-documents.ts';

/** Figures of one day in India. */
type DayFiguresRow = {
  day: IstDate;
  summed_at: Date;
  placed: number;
  cancelled: number;
  delivered: number;
  on_time: number;
  first_orders: number;
  repeat_orders: number;
  units_ordered: number;
  units_found: number;
  substituted_lines: number;
  complaints: number;
  wallet_change_paise: Paise;
  wallet_spent_paise: Paise;
  wallet_refunds_paise: Paise;
  source_refunds_paise: Paise;
};

export type PrivacyRequestRow = {
  id: Generated<number>;
  uid: string;
  number: string;
  customer_id: number | null;
  kind: PrivacyKind;
  channel: (typeof privacyChannels)[number];
  identity_proof: (typeof identityProofs)[number];
  note: string | null;
  received_on: IstDate;
  due_on: IstDate;
  recorded_at: Date;
  recorded_by: number;
  assigned_to: Generated<number | null>;
  state: Generated<(typeof privacyStates)[number]>;
  outcome: Generated<(typeof privacyOutcomes)[number] | null>;
  answer: Generated<string | null>;
  closed_at: Generated<Date | null>;
  closed_by: Generated<number | null>;
  file_taken_at: Generated<Date | null>;
  link_hash: Generated<Buffer | null>;
  link_expires_at: Generated<Date | null>;
  link_opened_at: Generated<Date | null>;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'back_office.notes': {
      id: Generated<number>;
      uid: string;
      customer_id: number;
      member_id: number;
      text: string;
      written_at: Date;
    };
    'back_office.privacy_requests': PrivacyRequestRow;
    'back_office.resolutions': {
      kind: AttentionKind;
      subject: string;
      note: string;
      member_id: number;
      resolved_at: Date;
    };
    'back_office.day_figures': DayFiguresRow;
    'back_office.day_sales': SalesSum & { day: IstDate };
    'back_office.month_figures': { month: IstDate; summed_at: Date };
    'back_office.month_sales': SalesSum & { month: IstDate };
    'back_office.day_taxes': TaxSum & { day: IstDate };
    'back_office.requested_reports': {
      id: Generated<number>;
      member_id: number;
      report: string;
      frequency: string;
      requested_at: Date;
    };
    'back_office.cohorts': {
      month: IstDate;
      customers: number;
      returned: number;
      summed_at: Date;
    };
    'back_office.cohort_months': { month: IstDate; months_since: number; customers: number };
    'back_office.wallet_ages': {
      day: IstDate;
      bucket: WalletAge;
      wallets: number;
      amount_paise: Paise;
      summed_at: Date;
    };
    'back_office.backups': { id: Generated<number>; taken_at: Date; bytes: number; rows: number };
    'back_office.provider_tests': {
      id: Generated<number>;
      channel: ProviderChannel;
      provider: string;
      outcome: TestOutcome | null;
      member_id: number;
      tested_at: Date;
    };
    'back_office.report_subscriptions': {
      member_id: number;
      report: Report;
      frequency: ReportFrequency;
      minute: number;
      since: Date;
      stopped_at: Date | null;
    };
    'back_office.report_messages': {
      member_id: number;
      report: Report;
      frequency: ReportFrequency;
      due_on: IstDate;
      settled_at: Date;
      has_message: boolean;
    };
    'back_office.broken_rules': { rule: string; rows: number; since: Date };
  }
}
