import './tables.ts';

export { type ActivePlan, findActivePlan, selectPlan, toActivePlan } from './active-plan.ts';
export { creditRecharge, settleRecharge, validatePlanChoice } from './credit-recharge.ts';
export { exportWallet, forfeitBalance } from './customer-data.ts';
export { findFirstEntryTime, readDayWallets } from './day-figures.ts';
export { debitForOrder } from './debit-for-order.ts';
export { readDebt } from './debt-store.ts';
export { readBalance } from './ledger-store.ts';
export { staffPlanRoutes } from './plan-routes.ts';
export { addPlans, fillPlanTranslations } from './plans.ts';
export { walletProblems } from './problems.ts';
export { readWalletAges } from './read-wallet-ages.ts';
export { rechargeRoutes } from './recharge-routes.ts';
export {
  creditFailedRefund,
  creditForOrder,
  readDebited,
  refundForOrder,
} from './refund-for-order.ts';
export { restoreRecharge, reverseRecharge } from './reverse-recharge.ts';
export { walletRoutes } from './routes.ts';
export { sumWalletsByDay } from './sum-wallets-by-day.ts';
export { updateSuspension } from './suspend-plan.ts';
export { listTransactions } from './wallet-views.ts';
export { writeOffDebt } from './write-off-debt.ts';
