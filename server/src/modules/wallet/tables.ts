import type { Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'wallet.accounts': {
      id: Generated<number>;
      customer_id: number | null;
      purpose: string | null;
    };
    'wallet.plans': {
      id: Generated<number>;
      plan_name: string;
      min_amount_paise: number;
      discount_percent: number;
      cashback_paise: number;
      free_shipping: boolean;
      priority_delivery: boolean;
      additional_perks: string;
      validity_days: number;
      inactive: boolean;
      sequence: number;
    };
    'wallet.lines': { entry_id: number; account_id: number; amount_paise: number };
  }
}
