import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffPlan } from '@sabuja/contract';
import { CheckField, SequenceField, TextInLanguages } from '../../lib/draft-fields.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { emptyPlan, planDrafts } from './plan-draft.ts';
import { savePlan } from './plans-query.ts';
import { TermFields } from './term-fields.tsx';

const labels = {
  plan_name: msg`Name`,
  plan_name_hi: msg`Name in Hindi`,
  plan_name_or: msg`Name in Odia`,
  min_amount: msg`Least recharge, in rupees`,
  cashback: msg`Cashback, in rupees`,
  discount: msg`Discount, in percent`,
  validity_days: msg`Valid for days`,
  free_shipping: msg`Free delivery`,
  priority_delivery: msg`Priority delivery`,
  additional_perks: msg`What else it gives`,
  additional_perks_hi: msg`What else it gives, in Hindi`,
  additional_perks_or: msg`What else it gives, in Odia`,
  sequence: msg`Place in its list`,
};

type Props = { open: boolean; onClose: () => void; plan?: StaffPlan };

/** Creates a plan or changes one. Import it only from lazily loaded modules. */
export function PlanDialog({ open, onClose, plan }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog open={open} onClose={onClose} title={plan ? plan.plan_name : t`New plan`}>
      <PlanForm plan={plan} onSaved={onClose} />
    </FormDialog>
  );
}

function PlanForm({ plan, onSaved }: { plan: StaffPlan | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const form = useDraftForm({
    record: plan,
    drafts: planDrafts,
    labels,
    send: (change, saved) =>
      saved
        ? savePlan({ id: saved.plan_id, body: { ...change, version: saved.version } })
        : savePlan({ id: undefined, body: { ...emptyPlan, ...change } }),
  });
  return (
    <RecordForm
      form={form}
      onSaved={onSaved}
      note={t`Who has bought it keeps the terms of that time.`}
    >
      <TextInLanguages form={form} text="plan_name" maxLength={60} required />
      <TermFields form={form} />
      <div>
        <CheckField form={form} field="free_shipping" />
        <CheckField form={form} field="priority_delivery" />
      </div>
      <TextInLanguages form={form} text="additional_perks" maxLength={300} />
      <SequenceField form={form} />
    </RecordForm>
  );
}
