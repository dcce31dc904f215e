export { summaryQuery } from './board-queries.ts';
export { BoardScreen } from './board-screen.tsx';
export { MoveResultsDialog } from './lazy-move-results.ts';
export { useMoveOrders } from './use-move-orders.ts';
