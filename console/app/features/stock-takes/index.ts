export { StockTakeScreen } from './stock-take-screen.tsx';
export { StockTakesScreen } from './stock-takes-screen.tsx';
