import { complaintCalls } from '@sabuja/contract';
import type { Generated } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type Mounting, mountCalls } from '../../platform/http/index.ts';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'complaints.reasons': {
      id: Generated<number>;
      description: string;
      inactive: Generated<boolean>;
      sequence: number;
    };
  }
}

/** Sets the reasons a customer may choose from, in their order. */
export async function addReasons(db: Db, descriptions: readonly string[]): Promise<void> {
  const rows = descriptions.map((description, sequence) => ({ description, sequence }));
  await db.insertInto('complaints.reasons').values(rows).execute();
}

export function complaintRoutes(mounting: Mounting, db: Db): void {
  mountCalls(mounting, {
    calls: complaintCalls,
    problems: {},
    handlers: {
      'GET /api/v1/settings/delivery_fail_reasons/all': ({ tags }) => {
        tags.push('reasons');
        return db
          .selectFrom('complaints.reasons')
          .select(['id', 'description'])
          .where('inactive', '=', false)
          .orderBy('sequence')
          .orderBy('id')
          .execute();
      },
    },
  });
}
