import type { Quote } from './quote.ts';

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
  }
}
