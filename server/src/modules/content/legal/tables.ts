import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import type { IstDate, Translations } from '@sabuja/kit';
import type { Generated } from 'kysely';

export type LegalVersionTable = {
  page: LegalPageName;
  version: number;
  effective_on: IstDate;
  text: string;
  note: string;
  translations: Translations<'text' | 'note'>;
  published_at: Date | null;
  published_by: number | null;
  has_begun: Generated<boolean>;
};

declare module '../../../platform/db/db.ts' {
  interface Tables {
    'content.legal_versions': LegalVersionTable;
    'content.legal_drafts': {
      page: LegalPageName;
      text: string;
      translations: Translations<'text'>;
      version: number;
      updated_at: Date;
      updated_by: number | null;
    };
  }
}
