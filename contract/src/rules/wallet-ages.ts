/** Age groups of wallet balances, in days since the amount was credited. */
export const walletAges = ['0-30', '31-90', '91-180', '181-365', '366+'] as const;
export type WalletAge = (typeof walletAges)[number];
