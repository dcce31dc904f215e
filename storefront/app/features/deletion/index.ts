export { DeleteAccountScreen } from './delete-account-screen.tsx';
