export { ZonesScreen } from './zones-screen.tsx';
