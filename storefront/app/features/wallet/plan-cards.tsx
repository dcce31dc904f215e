import { useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan, User } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { PlanTerms } from './plan-terms.tsx';
import type { Recharge } from './use-recharge.ts';
import { plansQuery } from './wallet-queries.ts';
import { plansFailure } from './wallet-rules.ts';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

/** The plans that a recharge can buy. */
export function PlanCards({ user, recharge }: { user: User; recharge: Recharge }) {
  const { t } = useLingui();
  const id = useId();
  const plans = useQuery(plansQuery(useApi()));
  const { subject: chosen, open, show, close } = useDisclosure<SubscriptionPlan>();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-title font-extrabold">{t`Subscription plans`}</h2>
      {plans.isPending && <Skeleton className="h-48 rounded-card" />}
      {plans.isError && (
        <PartFailed look="card" onRetry={plans.refetch}>
          {t(plansFailure(plans.error))}
        </PartFailed>
      )}
      {plans.data?.length === 0 && <p className="text-muted">{t`No subscriptions found.`}</p>}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
        {plans.data?.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} onChoose={() => show(plan)} />
          </li>
        ))}
      </ul>
      {chosen && (
        <PlanDialog
          key={chosen.id}
          user={user}
          plan={chosen}
          open={open}
          recharge={recharge}
          onClose={close}
        />
      )}
    </section>
  );
}

function PlanCard({ plan, onChoose }: { plan: SubscriptionPlan; onChoose: () => void }) {
  const { t } = useLingui();
  const least = formatRupees(plan.min_amount);
  const { plan_name: name } = plan;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <header>
        <h3 className="text-title font-extrabold">{name}</h3>
        <p className="tabular text-muted">{t`Recharge of ${least} or more`}</p>
      </header>
      <PlanTerms plan={plan} />
      <Button
        variant="outline"
        className="mt-auto w-full"
        aria-label={t`Choose ${name}`}
        onClick={onChoose}
      >
        {t`Choose`}
      </Button>
    </article>
  );
}
