import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { formatRupees, sumPaise, toRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { Amounts } from './amounts.tsx';
import { departmentsOf, findUnanswered, type PhoneDraft } from './phone-draft.ts';
import { lineTotal } from './plan-phone-orders.ts';
import type { PhoneForm } from './use-phone-draft.ts';
import type { EstimateState } from './use-phone-estimate.ts';
import type { usePlacePhoneOrders } from './use-place-phone-orders.ts';

type Props = {
  form: PhoneForm;
  customer: StaffCustomer;
  state: EstimateState;
  place: ReturnType<typeof usePlacePhoneOrders>;
};

/** The first thing that the order still lacks, in the sequence of the page. */
function findMissing(draft: PhoneDraft) {
  const open = departmentsOf(draft);
  if (open.length === 0) return msg`Add what is ordered.`;
  if (!draft.address) return msg`Choose where it goes.`;
  if (open.some((department) => !draft.slots[department])) return msg`Choose when it comes.`;
  if (!draft.payment) return msg`Choose how it is paid.`;
  return undefined;
}

/** The amounts, always visible, and the button that places the order. */
export function PlaceBar({ form, customer, state, place }: Props) {
  const { t } = useLingui();
  const { draft } = form;
  const unanswered = findUnanswered(draft);
  const missing = findMissing(draft);
  const { estimate, shown } = state;
  const subtotal = toRupees(sumPaise(draft.lines.map(lineTotal)));
  const send = () => {
    const by = estimate ?? shown;
    if (by) place.mutate({ draft, estimate: by, name: customer.name ?? customer.phone });
  };
  const isReady = unanswered !== undefined || (missing === undefined && estimate !== undefined);
  return (
    <Card
      as="section"
      padded
      aria-label={t`Amounts`}
      className="z-10 grid gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-none max-lg:border-t max-lg:shadow-card lg:sticky lg:top-4"
    >
      <Amounts shown={shown} isPending={state.isPending} subtotal={subtotal} />
      {state.error && !place.isPending && <FormProblem error={state.error} />}
      <FormProblem error={place.error} />
      {unanswered && !place.isPending && (
        <Alert tone="haldi" role="alert">
          {t`The answer did not arrive, so it is not known whether the order is placed. Send it again: it is placed once.`}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid">
        <p className="tabular text-title font-extrabold lg:hidden">
          {formatRupees(shown?.final_amount ?? subtotal)}
        </p>
        <Button
          size="lg"
          className="max-lg:ml-auto"
          disabled={!isReady}
          busy={place.isPending}
          onClick={send}
        >
          {unanswered ? t`Send again` : t`Place the order`}
        </Button>
        {missing && !unanswered && (
          <p role="status" className="text-sm text-muted max-lg:order-first">
            {t(missing)}
          </p>
        )}
      </div>
    </Card>
  );
}
