import type { ItemType } from '@sabuja/contract';
import type { Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'cart.lines': {
      id: Generated<number>;
      customer_id: number;
      item_id: number;
      type: ItemType;
      quantity: number;
    };
  }
}
