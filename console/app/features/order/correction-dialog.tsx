import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { MAX_DELIVERY_NOTE_LENGTH } from '@sabuja/contract/limits';
import { MOBILE_PATTERN } from '@sabuja/contract/rules/mobile-number';
import { PINCODE_PATTERN } from '@sabuja/contract/rules/patterns';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { toFields, useCorrectOrder } from './use-correct-order.ts';

type Props = { open: boolean; onClose: () => void; order: StaffOrderDetails };

/** Corrects phone, address and note when a customer calls. Import it only from lazily loaded modules. */
export function CorrectionDialog({ open, onClose, order }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Correct #${order.order_no}`}
      description={t`For this order only: the customer’s saved addresses and an issued invoice stay. The customer gets a message.`}
    >
      <CorrectionForm order={order} onSaved={onClose} />
    </FormDialog>
  );
}

function CorrectionForm({ order, onSaved }: { order: StaffOrderDetails; onSaved: () => void }) {
  const { t } = useLingui();
  // The order when the form was opened: only the fields that differ from it are sent.
  const [first] = useState(order);
  const correct = useCorrectOrder(first, order);
  const [begun, now] = [toFields(first), toFields(order)];
  const textsOf = (name: keyof typeof now) => {
    const present = now[name] || '–';
    return {
      name,
      defaultValue: begun[name],
      error: fieldProblem(correct.error, name),
      ...(now[name] !== begun[name] && { hint: t`Saved meanwhile: ${present}` }),
    };
  };
  const guard = useFormGuard((fields: FormFields) =>
    Object.entries(begun).some(([name, value]) => fields[name] !== value),
  );
  const isStale = order.version !== first.version;
  return (
    <form
      {...guard}
      className="grid gap-4"
      onSubmit={onSubmit((fields) => correct.mutate(fields, { onSuccess: onSaved }))}
    >
      {isStale && (
        <Alert tone="haldi" role="alert">
          {t`Somebody has corrected this order meanwhile. What they saved stands at the fields; only what you change is saved.`}
        </Alert>
      )}
      <TextField
        {...textsOf('phone')}
        label={t`Phone`}
        type="tel"
        inputMode="numeric"
        leadingText="+91"
        pattern={MOBILE_PATTERN}
        maxLength={10}
        required
      />
      <TextArea {...textsOf('address')} label={t`Address`} rows={3} maxLength={400} required />
      <TextField
        {...textsOf('pincode')}
        label={t`Pincode`}
        inputMode="numeric"
        pattern={PINCODE_PATTERN}
        maxLength={6}
        required
      />
      <TextArea
        {...textsOf('note')}
        label={t`Note for picker and rider`}
        rows={2}
        maxLength={MAX_DELIVERY_NOTE_LENGTH}
      />
      {!isStale && (
        <FormProblem error={correct.error} fields={['phone', 'address', 'pincode', 'note']} />
      )}
      <Button type="submit" size="lg" busy={correct.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
