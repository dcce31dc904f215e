import type { IstDate, Paise } from '@sabuja/kit';
import type { Generated } from 'kysely';

declare module '../../../platform/db/db.ts' {
  interface Tables {
    'back_office.day_closes': {
      id: Generated<number>;
      day: IstDate;
      signed_by: number;
      signed_at: Date;
      safe_paise: Paise;
      open_differences: number;
      reopened_by: Generated<number | null>;
      reopened_at: Generated<Date | null>;
      reopen_reason: Generated<string | null>;
    };
    'back_office.day_close_figures': {
      close_id: number;
      of_day: IstDate;
      figure: string;
      amount_paise: Paise;
    };
  }
}
