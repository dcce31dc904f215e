export { RoundsScreen } from './rounds-screen.tsx';
