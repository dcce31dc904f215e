import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { PaymentOverlay } from '../payments/index.ts';
import { BalanceCard } from './balance-card.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PurchasedPlans } from './purchased-plans.tsx';
import { Transactions } from './transactions.tsx';
import { useRecharge } from './use-recharge.ts';

/** Wallet screen: balance, recharge, plans and transactions. */
export function WalletScreen({ user }: { user: User }) {
  const { t } = useLingui();
  const recharge = useRecharge(user);
  return (
    <div className="grid gap-8">
      <section className="grid gap-4">
        <h1 className="text-head font-extrabold md:text-display">{t`My Wallet`}</h1>
        <BalanceCard user={user} recharge={recharge} />
      </section>
      <PlanCards user={user} recharge={recharge} />
      <PurchasedPlans user={user} />
      <Transactions user={user} />
      <PaymentOverlay />
    </div>
  );
}
