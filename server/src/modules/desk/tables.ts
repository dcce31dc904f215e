import type { Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'desk.notes': {
      id: Generated<number>;
      uid: string;
      customer_id: number;
      member_id: number;
      text: string;
      written_at: Date;
    };
  }
}
