import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useQueuedAction } from '../action-queue/index.ts';
import { otherTime } from './slot-form.tsx';

const reasons = [
  msg`Nobody at home`,
  msg`The phone is not answered`,
  msg`The address was not found`,
  msg`They do not want it`,
];

type Props = { stop: Stop; onDone: () => void; onChooseSlot: () => void };

/** The usual reasons why an order was not handed over, one of which opens the slots, and a field for another reason. */
export function AttemptReasons({ stop, onDone, onChooseSlot }: Props) {
  const { t, i18n } = useLingui();
  const report = useQueuedAction({ isFormAction: true });
  const send = (reason: string) =>
    report.mutate(
      { kind: 'attempted', uid: stop.uid, order_no: stop.order_no, reason },
      { onSuccess: onDone },
    );
  return (
    <div className="grid gap-2.5">
      <Button variant="outline" size="lg" busy={report.isPending} onClick={onChooseSlot}>
        {i18n._(otherTime)}
      </Button>
      {reasons.map((reason) => (
        <Button
          key={reason.id}
          variant="outline"
          size="lg"
          busy={report.isPending}
          onClick={() => send(i18n._(reason))}
        >
          {i18n._(reason)}
        </Button>
      ))}
      <form className="mt-2 grid gap-2.5" onSubmit={onSubmit(({ other = '' }) => send(other))}>
        <TextField
          label={t`Another reason`}
          name="other"
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          error={fieldProblem(report.error, 'reason')}
          required
        />
        <FormProblem error={report.error} fields={['reason']} />
        <Button type="submit" size="lg" busy={report.isPending}>
          {t`Not delivered`}
        </Button>
      </form>
    </div>
  );
}
