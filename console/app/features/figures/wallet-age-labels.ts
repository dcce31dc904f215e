import { useLingui } from '@lingui/react/macro';
import type { WalletAge } from '@sabuja/contract/rules/wallet-ages';

/** Returns the label of each age group of wallet credit. */
export function useAgeLabels(): Readonly<Record<WalletAge, string>> {
  const { t } = useLingui();
  return {
    '0-30': t`up to 30 days ago`,
    '31-90': t`31 to 90 days`,
    '91-180': t`91 to 180 days`,
    '181-365': t`181 to 365 days`,
    '366+': t`over a year`,
  };
}
