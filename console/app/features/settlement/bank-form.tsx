import { useLingui } from '@lingui/react/macro';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees, istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { DifferenceText, differenceOf, parseRupees, RupeesField } from '../cash/index.ts';

type Props = {
  /** Expected amount in rupees. */
  expected: number;
  date: string;
  /** A difference is added to the list of differences; otherwise it needs a reason here. */
  isDifferenceListed?: boolean;
  error: unknown;
  busy: boolean;
  onSend: (shown: { date: string; amount: number; reason?: string }) => void;
};

/** Form for the amount and date that the bank shows. */
export function BankForm(props: Props) {
  const { expected, date, isDifferenceListed = false, error, busy, onSend } = props;
  const { t } = useLingui();
  const [text, setText] = useState('');
  const amount = parseRupees(text);
  const difference = amount === undefined ? undefined : differenceOf(expected, amount);
  const send = ({ date: day = '', reason = '' }: Readonly<Record<string, string>>) => {
    if (amount === undefined) return;
    onSend({ date: day, amount, ...(reason.trim() !== '' && { reason }) });
  };
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <p className="flex items-baseline justify-between gap-3">
        <span>{t`Expected`}</span>
        <strong className="tabular text-head font-extrabold">{formatRupees(expected)}</strong>
      </p>
      <RupeesField label={t`Amount at the bank`} value={text} onText={setText} autoFocus />
      <DifferenceText difference={difference} />
      <TextField
        label={t`Date at the bank`}
        name="date"
        type="date"
        max={istDate(new Date())}
        defaultValue={date}
        error={fieldProblem(error, 'date')}
        required
      />
      {!isDifferenceListed && difference !== undefined && difference !== 0 && (
        <TextField
          label={t`Reason for the difference`}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          error={fieldProblem(error, 'reason')}
          required
        />
      )}
      <FormProblem error={error} fields={['date', 'reason']} />
      <Button type="submit" size="lg" busy={busy} disabled={amount === undefined}>
        {t`Record`}
      </Button>
    </form>
  );
}
