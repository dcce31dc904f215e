import './tables.ts';

export { walletBalance } from './balance.ts';
export { addPlans } from './plans.ts';
export { walletRoutes } from './routes.ts';
