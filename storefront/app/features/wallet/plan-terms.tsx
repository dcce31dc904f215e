import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Check } from 'lucide-react';

/** Benefits of a plan, one per line. */
export function PlanTerms({ plan }: { plan: Omit<SubscriptionPlan, 'version'> }) {
  const { t } = useLingui();
  const { discount, validity_days: count } = plan;
  const cashback = formatRupees(plan.cashback);
  const terms = [
    discount > 0 && t`${discount}% off every order`,
    plan.cashback > 0 && t`${cashback} cashback`,
    plan.free_shipping === 1 && t`Free shipping`,
    plan.priority_delivery === 1 && t`Priority delivery`,
    plan.additional_perks,
    count === 0
      ? t`Lifetime`
      : t`${plural(count, { one: 'Valid for # day', other: 'Valid for # days' })}`,
  ].filter((term) => term !== false && term !== '');
  return (
    <ul className="grid gap-1.5">
      {terms.map((term) => (
        <li key={String(term)} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
          {term}
        </li>
      ))}
    </ul>
  );
}
