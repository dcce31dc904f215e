import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffPlan } from '@sabuja/contract';
import { formatRupeesShort } from '@sabuja/kit';

/** The terms of a plan, and how often it was bought. */
export function PlanTerms({ plan }: { plan: StaffPlan }) {
  const { t } = useLingui();
  const { discount, free_shipping, priority_delivery, validity_days: days, bought } = plan;
  const amount = formatRupeesShort(plan.min_amount);
  const cashback = formatRupeesShort(plan.cashback);
  const terms = [
    t`Recharge from ${amount}`,
    discount > 0 && t`${discount}% off every order`,
    plan.cashback > 0 && t`${cashback} cashback`,
    free_shipping && t`Free delivery`,
    priority_delivery && t`Priority delivery`,
    days === 0
      ? t`for life`
      : t`${plural(days, { one: 'valid for # day', other: 'valid for # days' })}`,
  ];
  return (
    <>
      <p className="tabular text-sm">{terms.filter(Boolean).join(' · ')}</p>
      {plan.additional_perks !== '' && (
        <p className="text-sm wrap-anywhere">{plan.additional_perks}</p>
      )}
      <p className="tabular text-sm text-muted">
        {t`${plural(bought, { 0: 'never bought', one: 'bought once', other: 'bought # times' })}`}
      </p>
    </>
  );
}
