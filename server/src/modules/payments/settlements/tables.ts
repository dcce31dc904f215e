import type {
  SettlementDifferenceKind,
  SettlementLineKind,
} from '@sabuja/contract/rules/settlement-kinds';
import type { IstDate, Paise } from '@sabuja/kit';
import type { Generated } from 'kysely';

type SettlementRow = {
  provider: string;
  id: string;
  utr: string | null;
  settled_at: Date;
  lines_paise: Generated<Paise>;
  reported_paise: Paise | null;
  bank_paise: Generated<Paise | null>;
  bank_date: Generated<IstDate | null>;
  bank_by: Generated<number | null>;
  bank_at: Generated<Date | null>;
};

type LineRow = {
  provider: string;
  entity_id: string;
  kind: SettlementLineKind;
  currency: string;
  amount_paise: Paise;
  fee_paise: Paise;
  tax_paise: Paise;
  credit_paise: Paise;
  debit_paise: Paise;
  payment_id: string | null;
  dispute_id: string | null;
  method: string | null;
  description: string | null;
  created_at: Date;
  settlement_id: string | null;
  raw: string;
  stored_at: Date;
  matched_at: Generated<Date | null>;
  other_report: Generated<string | null>;
};

type DifferenceRow = {
  provider: string;
  kind: SettlementDifferenceKind;
  subject: string;
  entity: string;
  settlement_id: string | null;
  at: Date;
  ours_paise: Paise | null;
  theirs_paise: Paise | null;
};

declare module '../../../platform/db/db.ts' {
  interface Tables {
    'payments.settlements': SettlementRow;
    'payments.settlement_lines': LineRow;
    'payments.settlement_sources': {
      provider: string;
      checked_from: Date;
      covered_until: Date;
      fetched_at: Date | null;
      failure: string | null;
    };
    'payments.settlement_resolutions': {
      provider: string;
      kind: SettlementDifferenceKind;
      subject: string;
      ours_paise: Paise | null;
      theirs_paise: Paise | null;
      note: string;
      member_id: number;
      resolved_at: Date;
    };
    /** A view: the ledger entries that the shop expects to be settled. */
    'payments.settleable': {
      provider: string;
      entity_id: string;
      kind: SettlementLineKind;
      amount_paise: Paise;
      currency: string;
      at: Date;
      is_due: boolean;
    };
    /** A view: where settlements and ledger do not agree. */
    'payments.settlement_differences': DifferenceRow;
  }
}
