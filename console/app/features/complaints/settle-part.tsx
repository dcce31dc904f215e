import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { useComplaintMutation } from './complaint-queries.ts';

/** The settlement of an answered complaint, or its form; renders nothing before the complaint is answered. */
export function SettlePart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, stage, settlement, settled_at } = complaint;
  if (settlement !== null && settled_at !== null) {
    return (
      <TitledCard title={t`How it ended`}>
        <p className="mb-2 text-sm text-muted">{formatIstMoment(new Date(settled_at))}</p>
        <p className="break-words whitespace-pre-line">{settlement}</p>
      </TitledCard>
    );
  }
  if (stage !== 'ANSWERED') return null;
  return (
    <TitledCard title={t`How it ended`}>
      <SettleForm ticketNo={ticket_no} />
    </TitledCard>
  );
}

function SettleForm({ ticketNo }: { ticketNo: string }) {
  const { t } = useLingui();
  const settle = useComplaintMutation((note: string) =>
    api('POST /api/v1/staff/complaints/{ticket_no}/settle', {
      params: { ticket_no: ticketNo },
      body: { note },
    }),
  );
  const guard = useFormGuard(({ note }) => Boolean(note));
  const send = onSubmit(({ note = '' }) => settle.mutate(note));
  return (
    <form {...guard} className="grid gap-3" onSubmit={send}>
      <TextField
        label={t`Note`}
        name="note"
        hint={t`For staff, for example: refunded, the customer agrees.`}
        error={fieldProblem(settle.error, 'note')}
        maxLength={1000}
        required
      />
      <FormProblem error={settle.error} fields={['note']} />
      <Button
        type="submit"
        variant="outline"
        busy={settle.isPending}
        className="justify-self-start"
      >
        {t`Settle the complaint`}
      </Button>
    </form>
  );
}
