import { useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan, User } from '@sabuja/contract';
import { formatPaise, formatRupees, toPaise } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { AmountField } from './amount-field.tsx';
import { PlanTerms } from './plan-terms.tsx';
import type { Recharge } from './use-recharge.ts';
import { purchasedPlansQuery } from './wallet-queries.ts';
import { parseAmount } from './wallet-rules.ts';

export type PlanDialogProps = {
  user: User;
  plan: SubscriptionPlan;
  open: boolean;
  recharge: Recharge;
  onClose: () => void;
};

/** Recharges with a plan: its terms, the plan it replaces, and the amount. */
export function PlanDialog({ user, plan, open, recharge, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const { data: purchasedPlans } = useQuery(purchasedPlansQuery(useApi(), user.uid));
  const [amountText, setAmountText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const current = purchasedPlans?.find((plan) => plan.status === '1')?.plan_name;
  const least = formatRupees(plan.min_amount);
  const { plan_name: name } = plan;
  const value = amountText ?? String(plan.min_amount);
  const parsed = parseAmount(value);
  const shown = 'amount' in parsed ? formatPaise(parsed.amount) : undefined;
  const confirm = () => {
    if ('problem' in parsed) return setProblem(t(parsed.problem));
    if (parsed.amount < toPaise(plan.min_amount)) {
      return setProblem(t`The plan ${name} needs a recharge of at least ${least}.`);
    }
    onClose();
    void recharge.start({ amount: parsed.amount, plan });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      footer={
        <Button size="lg" className="tabular w-full" busy={recharge.busy} onClick={confirm}>
          {shown ? t`Pay ${shown}` : t`Recharge`}
        </Button>
      }
    >
      <div className="grid gap-4 pt-2">
        <PlanTerms plan={plan} />
        {current && (
          <Alert tone="haldi">{t`Your plan ${current} ends when this one starts.`}</Alert>
        )}
        <AmountField
          value={value}
          hint={t`${least} or more; all of it is yours to spend.`}
          error={problem}
          onChange={(amount) => {
            setAmountText(amount);
            setProblem(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
