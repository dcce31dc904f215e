import { walletCalls } from '@sabuja/contract';
import { fail, isFailure, toRupees } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { walletProblems } from './problems.ts';
import { type RechargeDeps, recharge } from './recharge.ts';
import { isSelf } from './routes.ts';

/** The route that credits a recharge; separate from `walletRoutes` because it needs a port to payments. */
export function rechargeRoutes(context: MountContext, deps: RechargeDeps): void {
  mountCalls(context, {
    calls: walletCalls,
    problems: walletProblems,
    handlers: {
      'POST /api/v1/wallet/recharge/': async ({ actor, body }) => {
        if (!isSelf(actor, body.user_id)) return fail('NOT_YOURS');
        const recharged = await recharge(deps, actor.customerId, {
          paymentId: body.payment_id,
          subscriptionId: body.subscription_id,
          description: body.description?.trim(),
        });
        return isFailure(recharged) ? recharged : { balance: toRupees(recharged.balance) };
      },
    },
  });
}
