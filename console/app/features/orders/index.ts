export { summaryQuery } from './board-queries.ts';
export { BoardScreen } from './board-screen.tsx';
export { TransitionResultsDialog } from './lazy-transition-results.ts';
export { useTransitionOrders } from './use-transition-orders.ts';
