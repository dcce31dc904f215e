export { walletQuery } from './wallet-queries.ts';
export { WalletScreen } from './wallet-screen.tsx';
