export { PhoneOrderScreen } from './phone-order-screen.tsx';
