import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import type { ProviderChannel, TestOutcome } from '@sabuja/contract/rules/opening-steps';
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
    'back_office.resolutions': {
      kind: AttentionKind;
      subject: string;
      note: string;
      member_id: number;
      resolved_at: Date;
    };
    'back_office.day_figures': DayFiguresRow;
    'back_office.day_sales': SalesSum & { day: IstDate };
    'back_office.day_taxes': TaxSum & { day: IstDate };
    'back_office.backups': { id: Generated<number>; taken_at: Date; bytes: number; rows: number };
    'back_office.provider_tests': {
      id: Generated<number>;
      channel: ProviderChannel;
      provider: string;
      outcome: TestOutcome | null;
      member_id: number;
      tested_at: Date;
    };
    'back_office.broken_rules': { rule: string; rows: number; since: Date };
  }
}
