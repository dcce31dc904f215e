import { useLingui } from '@lingui/react/macro';
import type { SettlementDifference } from '@sabuja/contract';
import { MAX_STAFF_NOTE_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { refreshSettlement } from './settlement-queries.ts';

type Props = { open: boolean; onClose: () => void; difference: SettlementDifference };

/** Asks what a difference was. Import it only from lazily loaded modules. */
export function ResolveDialog({ open, onClose, difference }: Props) {
  const { t } = useLingui();
  const { provider, kind, subject } = difference;
  const resolve = useMutation({
    mutationFn: (note: string) =>
      api('POST /api/v1/staff/settlement-differences/{provider}/{kind}/{subject}/resolve', {
        params: { provider, kind, subject },
        body: { note },
      }),
    onSuccess: () => {
      toastSuccess(t`It is resolved.`);
      onClose();
    },
    onSettled: refreshSettlement,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`What was it?`}
      description={t`It leaves the list; your note stays with it and in the audit log.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(({ note = '' }) => resolve.mutate(note))}>
        <TextArea
          label={t`Note`}
          name="note"
          hint={t`Without names, phones or addresses.`}
          maxLength={MAX_STAFF_NOTE_LENGTH}
          error={fieldProblem(resolve.error, 'note')}
          required
        />
        <FormProblem error={resolve.error} fields={['note']} />
        <Button type="submit" size="lg" busy={resolve.isPending}>
          {t`Resolve`}
        </Button>
      </form>
    </Dialog>
  );
}
