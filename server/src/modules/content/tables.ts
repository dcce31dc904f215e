import type { ShopProfile } from '@sabuja/contract';
import type { Translations } from '@sabuja/kit';
import type { Generated, JSONColumnType } from 'kysely';

type BannerTranslations = Translations<'title' | 'subtitle' | 'action'>;
export type ProfileTranslations = Translations<
  'tagline' | 'promise' | 'office_address' | 'farm_address' | 'support_hours' | 'grievance_officer'
>;

export type BannerTable = {
  id: Generated<number>;
  image_url: string;
  view_sequence: number | null;
  inactive: Generated<boolean>;
  title: string;
  subtitle: string;
  action: string;
  link: string;
  tone: string;
  translations: Generated<BannerTranslations>;
  shown_from: Date | null;
  shown_until: Date | null;
  is_shown: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  updated_by: number | null;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'content.banners': BannerTable;
    'content.notices': {
      id: Generated<number>;
      text: string;
      translations: Generated<Translations<'text'>>;
      shown_from: Date;
      shown_until: Date | null;
      is_shown: Generated<boolean>;
    };
    'content.opening': {
      only_row: Generated<boolean>;
      opened_at: Date;
      opened_by: number | null;
    };
    'content.settings': { key: string; value: string };
    'content.shop_facts': {
      only_row: Generated<boolean>;
      facts: JSONColumnType<ShopProfile>;
      translations: Generated<ProfileTranslations>;
    };
  }
}
