import { useLingui } from '@lingui/react/macro';
import type { AttentionItem } from '@sabuja/contract';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { NoteForm } from '../../lib/note-form.tsx';
import { useAttentionMutation } from './attention-queries.ts';

type Props = { open: boolean; onClose: () => void; item: AttentionItem };

/** Resolves an attention item with a note on what was done. Import it only from lazily loaded modules. */
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
    <FormDialog
      open={open}
      onClose={closeAndReset(resolve, onClose)}
      title={t`What was done about it?`}
      description={t`It leaves the list; your note stays in the audit log.`}
    >
      <NoteForm
        action={t`Take it off the list`}
        error={resolve.error}
        busy={resolve.isPending}
        onSend={(note) => resolve.mutate(note)}
      />
    </FormDialog>
  );
}
