import { useLingui } from '@lingui/react/macro';
import type { User, UserSubscription } from '@sabuja/contract';
import { planExpiry } from '@sabuja/contract/rules/plan-expiry';
import { formatIstDate } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ListSection } from './list-section.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { purchasedPlansQuery } from './wallet-queries.ts';
import { plansFailure } from './wallet-rules.ts';

/** The customer's current plan and earlier ones. */
export function PurchasedPlans({ user }: { user: User }) {
  const { t } = useLingui();
  const purchased = useQuery(purchasedPlansQuery(useApi(), user.uid));
  const current = purchased.data?.find((plan) => plan.status === '1');
  const past = purchased.data?.filter((plan) => plan !== current) ?? [];
  return (
    <ListSection
      title={t`My subscriptions`}
      list={purchased}
      failure={plansFailure}
      empty={purchased.data?.length === 0 && t`No subscriptions found.`}
      skeleton="h-20"
    >
      {current && (
        <article className="grid gap-3 rounded-card border border-leaf bg-surface p-4 md:p-5">
          <PlanHeader plan={current} />
          <PlanTerms plan={current} />
        </article>
      )}
      {past.length > 0 && (
        <Card as="ul" divided>
          {past.map((plan) => (
            <li key={plan.id} className="px-4 py-3.5 md:px-5">
              <PlanHeader plan={plan} />
            </li>
          ))}
        </Card>
      )}
    </ListSection>
  );
}

function PlanHeader({ plan }: { plan: UserSubscription }) {
  const { t } = useLingui();
  const isCurrent = plan.status === '1';
  const boughtAt = new Date(plan.created_at);
  const start = formatIstDate(boughtAt);
  const end = planExpiry(boughtAt, plan.validity_days);
  const expiry = end && formatIstDate(end);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div>
        <h3 className="font-bold">{plan.plan_name}</h3>
        <p className="text-sm text-muted">
          {expiry ? t`From ${start} to ${expiry}` : t`From ${start}, lifetime`}
        </p>
      </div>
      <Badge tone={isCurrent ? 'leaf' : 'plain'}>{isCurrent ? t`Current` : t`Past`}</Badge>
    </div>
  );
}
