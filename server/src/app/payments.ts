import { fail, isFailure } from '@sabuja/kit';
import { ordersToPay, payOrders } from '../modules/orders/index.ts';
import type { PaidFor, PaymentDeps } from '../modules/payments/index.ts';
import { choosePlan, settleRecharge, walletProblems } from '../modules/wallet/index.ts';

/** Tells the payments room what money is for: orders and the wallet, whose rooms it does not know. */
export function wirePayments(deps: Omit<PaymentDeps, 'paidFor'>): PaymentDeps {
  const paidFor: PaidFor = {
    ordersToPay,
    payOrders: (tx, paid) => payOrders(deps, tx, paid),
    choosePlan: async (tx, choice) => {
      const plan = await choosePlan(tx, choice);
      if (!isFailure(plan)) return undefined;
      const describe = walletProblems[plan.code] as (details: unknown) => PlanWords;
      return fail('PLAN_REFUSED', describe(plan.details));
    },
    creditWallet: settleRecharge,
  };
  return { ...deps, paidFor };
}

type PlanWords = { status: 422; message: string; field?: string };
