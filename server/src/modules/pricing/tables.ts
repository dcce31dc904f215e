import type { Department } from '@sabuja/contract';
import type { Generated } from 'kysely';
import type { Quote } from './quote.ts';

export type CouponTable = {
  id: Generated<number>;
  code: string;
  percent: number | null;
  amount_paise: number | null;
  cap_paise: number | null;
  minimum_paise: number;
  department: Department | null;
  once_per_customer: boolean;
  first_order_only: boolean;
  with_plan: boolean;
  valid_from: Date | null;
  valid_until: Date | null;
  budget_paise: number | null;
  is_paused: boolean;
  /** The sum of the coupon's redemptions. */
  used_paise: Generated<number>;
  version: Generated<number>;
  updated_at: Date;
  updated_by: number | null;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'pricing.estimates': {
      id: string;
      customer_id: number;
      is_same: boolean;
      pincode: string;
      created_at: Date;
      expires_at: Date;
      quote: Quote;
    };
    'pricing.coupons': CouponTable;
    'pricing.redemptions': {
      uid: string;
      coupon_id: number;
      customer_id: number | null;
      is_only: boolean;
      /** The discount of the redemption's orders, without cancelled ones. */
      amount_paise: number;
      redeemed_at: Date;
    };
  }
}
