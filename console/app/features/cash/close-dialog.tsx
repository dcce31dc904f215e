import { useLingui } from '@lingui/react/macro';
import type { RiderCash } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { cashQuery } from './cash-query.ts';
import { differenceOf, parseRupees } from './difference.ts';
import { DifferenceText } from './difference-text.tsx';
import { RupeesField } from './rupees-field.tsx';

type Props = { open: boolean; onClose: () => void; cash: RiderCash | undefined };

/** Closes a rider's cash with the counted amount and the reason of a difference. A closing cannot be changed. */
export function CloseDialog({ open, onClose, cash }: Props) {
  const { t } = useLingui();
  const rider = cash?.rider ?? '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Cash of ${rider}`}
      description={t`Count it together. A close cannot be changed later.`}
    >
      {cash && <CloseForm cash={cash} onClosed={onClose} />}
    </Dialog>
  );
}

function CloseForm({ cash, onClosed }: { cash: RiderCash; onClosed: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const toReturn = cash.to_return ?? 0;
  const back = formatRupees(toReturn);
  const counted = parseRupees(text);
  const difference = counted === undefined ? undefined : differenceOf(cash.expected, counted);
  const close = useMutation({
    mutationFn: (body: { id: string; expected: number; counted: number; reason?: string }) =>
      api('POST /api/v1/staff/cash/{uid}/close', { params: { uid: cash.rider_uid }, body }),
    onSuccess: ({ rider }) => {
      toastSuccess(t`The cash of ${rider} is closed.`);
      onClosed();
    },
    onSettled: () => queryClient().invalidateQueries(cashQuery),
  });
  const send = ({ reason = '' }: Readonly<Record<string, string>>) => {
    if (counted === undefined) return;
    const { expected } = cash;
    close.mutate({ id, expected, counted, ...(reason.trim() === '' ? {} : { reason }) });
  };
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <p className="flex items-baseline justify-between gap-3">
        <span>{t`Expected`}</span>
        <strong className="tabular text-head font-extrabold">{formatRupees(cash.expected)}</strong>
      </p>
      {toReturn > 0 && (
        <p className="tabular -mt-3 text-sm text-muted">{t`${back} of it to give back to customers`}</p>
      )}
      <RupeesField
        label={t`Counted`}
        className="text-head font-extrabold"
        value={text}
        onText={setText}
        autoFocus
      />
      <DifferenceText difference={difference} />
      {difference !== undefined && difference !== 0 && (
        <TextField
          label={t`Reason for the difference`}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          error={fieldProblem(close.error, 'reason')}
          required
        />
      )}
      <FormProblem error={close.error} fields={['reason']} />
      <Button type="submit" size="lg" busy={close.isPending} disabled={counted === undefined}>
        {t`Close the cash`}
      </Button>
    </form>
  );
}
