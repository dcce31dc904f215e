export { DayCloseScreen } from './day-close-screen.tsx';
export { SettlementScreen } from './settlement-screen.tsx';
export { TransferScreen } from './transfer-screen.tsx';
