/** How many days ago what a wallet holds was credited. */
export const walletAges = ['0-30', '31-90', '91-180', '181-365', '366+'] as const;
export type WalletAge = (typeof walletAges)[number];
