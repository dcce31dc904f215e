import { useLingui } from '@lingui/react/macro';
import type { AttentionItem } from '@sabuja/contract';
import { MAX_STAFF_NOTE_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useAttentionMutation } from './attention-queries.ts';

type Props = { open: boolean; onClose: () => void; item: AttentionItem };

/** Asks what was done about something. Import it only from lazily loaded modules. */
export function ResolveDialog({ open, onClose, item: { kind, id } }: Props) {
  const { t } = useLingui();
  const resolve = useAttentionMutation(
    (note: string) =>
      api('POST /api/v1/staff/attention/{kind}/{id}/resolve', {
        params: { kind, id },
        body: { note },
      }),
    onClose,
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`What was done about it?`}
      description={t`It leaves the list; your note stays in the audit log.`}
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
          {t`Take it off the list`}
        </Button>
      </form>
    </Dialog>
  );
}
