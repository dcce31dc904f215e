export { PinScreen } from './pin-screen.tsx';
