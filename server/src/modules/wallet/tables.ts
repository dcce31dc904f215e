import type { Translations } from '@sabuja/kit';
import type { Generated } from 'kysely';

export type EntryKind =
  | 'recharge'
  | 'cashback'
  | 'order'
  | 'refund'
  | 'given_up'
  | 'reversal'
  | 'restored'
  | 'debt_paid'
  | 'written_off'
  | 'write_off_undone'
  | 'cashback_reversal'
  | 'cashback_restored';
/** The kinds of entries that may move a debt. */
export type DebtKind = Extract<
  EntryKind,
  | 'reversal'
  | 'restored'
  | 'debt_paid'
  | 'written_off'
  | 'write_off_undone'
  | 'cashback_reversal'
  | 'cashback_restored'
>;
/** The shop's accounts, the counterparts of the wallets. */
export type ShopAccount = 'clearing' | 'orders' | 'cashback' | 'given_up' | 'written_off';

type PlanTranslations = Translations<'plan_name' | 'additional_perks'>;

export type PlanTerms = {
  plan_name: string;
  min_amount_paise: number;
  discount_percent: number;
  cashback_paise: number;
  free_shipping: boolean;
  priority_delivery: boolean;
  additional_perks: string;
  validity_days: number;
  translations: Generated<PlanTranslations>;
};
export type PlanRow = PlanTerms & {
  id: Generated<number>;
  inactive: boolean;
  sequence: number;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: number | null;
  removed_at: Date | null;
};
export type SubscriptionRow = PlanTerms & {
  id: Generated<number>;
  customer_id: number;
  plan_id: number;
  payment_id: string;
  started_at: Date;
  replaced_at: Date | null;
  /** The reversal of its recharge that left too little of it; the plan does not apply. */
  suspended_by: string | null;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'wallet.accounts': {
      id: Generated<number>;
      customer_id: number | null;
      /** The customer whose debt the account holds. */
      debtor_id: Generated<number | null>;
      purpose: ShopAccount | null;
      /** Null for the shop's accounts. */
      balance_paise: number | null;
    };
    'wallet.entries': {
      id: Generated<number>;
      kind: EntryKind;
      reference: string;
      description: string;
      created_at: Date;
    };
    'wallet.lines': { entry_id: number; account_id: number; amount_paise: number };
    'wallet.plans': PlanRow;
    /** The terms of every version of a plan, written by the database. */
    'wallet.plan_versions': PlanTerms & { plan_id: number; version: number };
    'wallet.subscriptions': SubscriptionRow;
  }
}
