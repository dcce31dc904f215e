export { OrdersUnderWay } from './lazy-orders-under-way.ts';
export { lastOrderQuery, ordersUnderWayQuery } from './order-queries.ts';
export { OrderSummaryScreen } from './order-summary-screen.tsx';
export { OrdersList } from './orders-list.tsx';
export { placedState } from './placed-state.ts';
