import { walletCalls } from '@sabuja/contract';
import { fail, toRupees } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { readDebt } from './debt-store.ts';
import { readBalance } from './ledger-store.ts';
import { listPlans } from './plans.ts';
import { walletProblems } from './problems.ts';
import { listSubscriptions, listTransactions } from './wallet-views.ts';

type Self = { customerId: number; customerUid: string };

/** Returns whether the request's optional uid or id is absent or that of the signed-in customer. */
export const isSelf = (actor: Self, identifier: string | number | undefined): boolean =>
  identifier === undefined ||
  identifier === actor.customerUid ||
  String(identifier) === String(actor.customerId);

/** The response field with the debt in rupees; absent when nothing is owed. */
async function findOwed(db: Db, customerId: number): Promise<{ owed?: number }> {
  const owed = await readDebt(db, customerId);
  return owed > 0 ? { owed: toRupees(owed) } : {};
}

export function walletRoutes(context: MountContext, { db, clock }: { db: Db; clock: Clock }): void {
  mountCalls(context, {
    calls: walletCalls,
    problems: walletProblems,
    handlers: {
      'GET /api/v1/wallet/': async ({ actor, query }) =>
        isSelf(actor, query.user_uid ?? query.uid)
          ? {
              balance: toRupees(await readBalance(db, actor.customerId)),
              ...(await findOwed(db, actor.customerId)),
            }
          : fail('NOT_YOURS'),
      'GET /api/v1/wallet/transactions/': async ({ actor, query, locale }) =>
        isSelf(actor, query.user_uid ?? query.uid)
          ? listTransactions(db, { customerId: actor.customerId, locale }, query)
          : fail('NOT_YOURS'),
      'GET /api/v1/subscriptions/': async ({ tags, locale }) => {
        tags.push('plans');
        return { results: await listPlans(db, locale) };
      },
      'GET /api/v1/subscriptions/users/': async ({ actor, query, locale }) =>
        isSelf(actor, query.user_id)
          ? {
              results: await listSubscriptions(db, {
                customerId: actor.customerId,
                now: clock.now(),
                locale,
              }),
            }
          : fail('NOT_YOURS'),
    },
  });
}
