export { StockScreen } from './stock-screen.tsx';
