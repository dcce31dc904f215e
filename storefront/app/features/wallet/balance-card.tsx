import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useApi } from '../../lib/use-api.ts';
import { RechargeForm } from './recharge-form.tsx';
import type { Recharge } from './use-recharge.ts';
import { walletQuery } from './wallet-queries.ts';
import { walletFailure } from './wallet-rules.ts';

/** The amount owed for a recharge that was reversed after it had been spent. */
function Owed({ amount = 0 }: { amount: number | undefined }) {
  const { t } = useLingui();
  if (amount === 0) return null;
  const owed = formatRupees(amount);
  return (
    <p role="alert" className="tabular bg-chilli-soft px-4 py-3 font-medium text-chilli md:px-6">
      {t`A recharge was taken back after you had spent it: ${owed} are owed. Your next recharge pays that first; until then you cannot pay from your wallet.`}
    </p>
  );
}

/** Wallet balance with a button to recharge. */
export function BalanceCard({ user, recharge }: { user: User; recharge: Recharge }) {
  const { t } = useLingui();
  const wallet = useQuery(walletQuery(useApi(), user.uid));
  if (wallet.isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={wallet.refetch}>
        {t(walletFailure(wallet.error))}
      </PartFailed>
    );
  }
  return (
    <Card className="overflow-hidden">
      <div className="on-deep flex items-center gap-4 bg-deep px-4 py-5 text-on-deep md:px-6">
        <Wallet aria-hidden="true" className="size-9 shrink-0" />
        <p role="status" className="tabular">
          <span className="block text-sm">{t`Balance`}</span>
          {wallet.data ? (
            <span className="text-display leading-tight font-extrabold">
              {formatRupees(wallet.data.balance)}
            </span>
          ) : (
            <Skeleton className="mt-1 h-8 w-32" />
          )}
        </p>
      </div>
      <Owed amount={wallet.data?.owed} />
      <RechargeForm recharge={recharge} />
    </Card>
  );
}
