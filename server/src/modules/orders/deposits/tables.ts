import type { IstDate, Paise } from '@sabuja/kit';
import type { Generated } from 'kysely';

export type DepositRow = {
  id: Generated<number>;
  uid: string;
  kind: 'BANK' | 'OTHER';
  deposited_on: IstDate;
  amount_paise: Paise;
  slip: string | null;
  account: string | null;
  reason: string | null;
  recorded_by: number;
  recorded_at: Date;
  verified_by: Generated<number | null>;
  verified_at: Generated<Date | null>;
  bank_date: Generated<IstDate | null>;
  bank_paise: Generated<Paise | null>;
  difference_reason: Generated<string | null>;
  cancelled_by: Generated<number | null>;
  cancelled_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
};

declare module '../../../platform/db/db.ts' {
  interface Tables {
    'orders.cash_deposits': DepositRow;
    'orders.deposit_photos': {
      deposit_id: number;
      id: string;
      member_id: number;
      received_at: Date;
      webp: Buffer;
    };
    /** A view with one row. */
    'orders.safe': {
      handed_in_paise: number;
      returned_paise: number;
      reserved_paise: number;
      deposited_paise: number;
    };
  }
}
