import { fail, isFailure } from '@sabuja/kit';
import { listPayableOrders, payDue, payOrders, readDue } from '../modules/orders/index.ts';
import type {
  ConfiguredProvider,
  PaymentDeps,
  PaymentFulfilment,
} from '../modules/payments/index.ts';
import {
  creditFailedRefund,
  restoreRecharge,
  reverseRecharge,
  settleRecharge,
  updateSuspension,
  validatePlanChoice,
  walletProblems,
} from '../modules/wallet/index.ts';
import type { Message } from '../platform/texts/index.ts';
import type { Settings } from '../settings.ts';

/** Connects the payments room to what payments are for: orders and the wallet, rooms that it does not know itself. */
export function wirePayments(deps: Omit<PaymentDeps, 'fulfilment'>): PaymentDeps {
  const fulfilment: PaymentFulfilment = {
    listPayableOrders,
    payOrders: (tx, paid) => payOrders(deps, tx, paid),
    readDue,
    payDue: (tx, paid) => payDue(deps, tx, paid),
    validatePlanChoice: async (tx, choice) => {
      const plan = await validatePlanChoice(tx, choice);
      if (!isFailure(plan)) return plan;
      const describe = walletProblems[plan.code] as (details: unknown) => PlanProblem;
      return fail('PLAN_REFUSED', describe(plan.details));
    },
    creditWallet: settleRecharge,
    creditFailedRefund,
    takeFromWallet: reverseRecharge,
    restoreWallet: restoreRecharge,
    updateSuspension,
  };
  return { ...deps, fulfilment };
}

type PlanProblem = { status: 422; message: Message; field?: string };

/** Creates the payment providers of the settings; if there are none, the sandbox. */
export function createProviders(
  { paymentProviders }: Settings,
  createSandbox: () => ConfiguredProvider | undefined,
) {
  const configured = paymentProviders.length > 0 ? paymentProviders : [createSandbox()];
  return configured.flatMap((provider) => provider?.create() ?? []);
}
