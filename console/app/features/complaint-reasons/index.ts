export { ReasonsScreen } from './reasons-screen.tsx';
