export { RecallScreen } from './recall-screen.tsx';
export { RecallsScreen } from './recalls-screen.tsx';
