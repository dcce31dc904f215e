import './tables.ts';

export { type ActivePlan, activePlanOf } from './active-plan.ts';
export { choosePlan, creditRecharge, settleRecharge } from './credit-recharge.ts';
export { giveUpBalance, tellWallet } from './customer-data.ts';
export { debitForOrder } from './debit-for-order.ts';
export { giveBackForOrder } from './give-back-for-order.ts';
export { balanceOf } from './ledger-store.ts';
export { addPlans } from './plans.ts';
export { walletProblems } from './problems.ts';
export { rechargeRoutes } from './recharge-routes.ts';
export { walletRoutes } from './routes.ts';
