import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import type { Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'back_office.notes': {
      id: Generated<number>;
      uid: string;
      customer_id: number;
      member_id: number;
      text: string;
      written_at: Date;
    };
    'back_office.resolutions': {
      kind: AttentionKind;
      subject: string;
      note: string;
      member_id: number;
      resolved_at: Date;
    };
    'back_office.broken_rules': { rule: string; rows: number; since: Date };
  }
}
