export { DevicesScreen } from './devices-screen.tsx';
