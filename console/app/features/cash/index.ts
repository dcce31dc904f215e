export { CashScreen } from './cash-screen.tsx';
export { differenceOf, parseRupees } from './difference.ts';
export { DifferenceText } from './difference-text.tsx';
export { RupeesField } from './rupees-field.tsx';
