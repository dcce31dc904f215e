import { useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan, User } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ListSection } from './list-section.tsx';
import { PlanTerms } from './plan-terms.tsx';
import type { Recharge } from './use-recharge.ts';
import { plansQuery } from './wallet-queries.ts';
import { plansFailure } from './wallet-rules.ts';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

/** Cards of the subscription plans on offer. */
export function PlanCards({ user, recharge }: { user: User; recharge: Recharge }) {
  const { t } = useLingui();
  const plans = useQuery(plansQuery(useApi()));
  const { subject: selection, open, show, close } = useDisclosure<SubscriptionPlan>();
  return (
    <ListSection
      title={t`Subscription plans`}
      list={plans}
      failure={plansFailure}
      empty={plans.data?.length === 0 && t`No subscriptions found.`}
      skeleton="h-48"
    >
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2">
        {plans.data?.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} onSelect={() => show(plan)} />
          </li>
        ))}
      </ul>
      {selection && (
        <PlanDialog
          key={selection.id}
          user={user}
          plan={selection}
          open={open}
          recharge={recharge}
          onClose={close}
        />
      )}
    </ListSection>
  );
}

function PlanCard({ plan, onSelect }: { plan: SubscriptionPlan; onSelect: () => void }) {
  const { t } = useLingui();
  const least = formatRupees(plan.min_amount);
  const { plan_name: name } = plan;
  return (
    <Card as="article" padded className="flex flex-col gap-3">
      <header>
        <h3 className="text-title font-extrabold">{name}</h3>
        <p className="tabular text-muted">{t`Recharge of ${least} or more`}</p>
      </header>
      <PlanTerms plan={plan} />
      <Button
        variant="outline"
        className="mt-auto w-full"
        aria-label={t`Choose ${name}`}
        onClick={onSelect}
      >
        {t`Choose`}
      </Button>
    </Card>
  );
}
