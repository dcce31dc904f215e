export { ComboScreen } from './combo-screen.tsx';
export { CombosScreen } from './combos-screen.tsx';
export { NewComboScreen } from './new-combo-screen.tsx';
