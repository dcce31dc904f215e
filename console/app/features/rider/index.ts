export { RiderScreen } from './rider-screen.tsx';
