export { OrderSummaryScreen } from './order-summary-screen.tsx';
export { OrdersList } from './orders-list.tsx';
