export { SlotsScreen } from './slots-screen.tsx';
