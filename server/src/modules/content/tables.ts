import type { ShopProfile } from '@sabuja/contract';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'content.banners': {
      id: Generated<number>;
      image_url: string;
      view_sequence: number | null;
      inactive: Generated<boolean>;
      title: string;
      subtitle: string;
      action: string;
      link: string;
      tone: string;
    };
    'content.settings': { key: string; value: string };
    'content.shop_facts': { only_row: Generated<boolean>; facts: JSONColumnType<ShopProfile> };
  }
}
