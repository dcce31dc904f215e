import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { MAX_COMPLAINT_LENGTH } from '@sabuja/contract/limits';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Field, fieldClass } from '@sabuja/ui/field.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { complaintMessages, emptyComplaint, isComplete, refusalOf } from './complaint-rules.ts';
import { complaintReasonsQuery } from './order-queries.ts';
import { useRaiseComplaint } from './use-raise-complaint.ts';

type Props = { open: boolean; order: Pick<Order, 'uid' | 'user_uid'>; onClose: () => void };

export function ComplaintDialog({ open, order, onClose }: Props) {
  const { t } = useLingui();
  const ids = { form: useId(), details: useId() };
  const reasons = useQuery(complaintReasonsQuery(useApi()));
  const [form, setForm] = useState(emptyComplaint);
  const [isIncomplete, setIncomplete] = useState(false);
  const close = () => {
    setForm(emptyComplaint);
    setIncomplete(false);
    raiseComplaint.reset();
    onClose();
  };
  const raiseComplaint = useRaiseComplaint(order, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!isComplete(form));
    raiseComplaint.reset();
    if (isComplete(form) && !raiseComplaint.isPending) raiseComplaint.mutate(form);
  };
  const problem = isIncomplete
    ? t(complaintMessages.incomplete)
    : (refusalOf(raiseComplaint.error) ?? t(complaintMessages.failed));
  const number = orderNumber(order.uid);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Raise Complaint for Order #${number}`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={ids.form} busy={raiseComplaint.isPending}>
            {t`Submit`}
          </Button>
        </div>
      }
    >
      <form id={ids.form} noValidate onSubmit={submit} className="grid gap-4">
        <Field id={ids.details} label={t`What went wrong?`} required>
          <textarea
            id={ids.details}
            required
            rows={4}
            maxLength={MAX_COMPLAINT_LENGTH}
            placeholder={t`Write your complaint here...`}
            value={form.details}
            onChange={(event) => setForm({ ...form, details: event.target.value })}
            className={`${fieldClass} min-h-28 resize-y py-2.5`}
          />
        </Field>
        <Select
          label={t`Reason`}
          required
          value={form.reason}
          onChange={(event) => setForm({ ...form, reason: event.target.value })}
        >
          <option value="">{t`Select a reason`}</option>
          {reasons.data?.map(({ id, description }) => (
            <option key={id} value={id}>
              {description}
            </option>
          ))}
        </Select>
        {(isIncomplete || raiseComplaint.isError) && (
          <p role="alert" className="font-medium text-chilli">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
