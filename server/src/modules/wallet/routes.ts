import { walletCalls } from '@sabuja/contract';
import { fail, rupees } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type Mounting, mountCalls, type Problems } from '../../platform/http/index.ts';
import { walletBalance } from './balance.ts';
import { listPlans } from './plans.ts';

const problems = {
  NOT_YOURS: () => ({ status: 404, message: 'Not found.' }),
} satisfies Problems;

export function walletRoutes(mounting: Mounting, db: Db): void {
  mountCalls(mounting, {
    calls: walletCalls,
    problems,
    handlers: {
      'GET /api/v1/wallet/': async ({ actor, query }) => {
        const uid = query.user_uid ?? query.uid ?? actor.customerUid;
        if (uid !== actor.customerUid) return fail('NOT_YOURS');
        return { balance: rupees(await walletBalance(db, actor.customerId)) };
      },
      'GET /api/v1/subscriptions/': async ({ tags }) => {
        tags.push('plans');
        return { results: await listPlans(db) };
      },
    },
  });
}
