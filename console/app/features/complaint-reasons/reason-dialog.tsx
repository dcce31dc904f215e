import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintReason } from '@sabuja/contract';
import { MAX_COMPLAINT_REASON_LENGTH } from '@sabuja/contract/limits';
import { SequenceField, TextInLanguages } from '../../lib/draft-fields.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { emptyReason, reasonDrafts } from './reason-draft.ts';
import { saveReason } from './reasons-query.ts';

const labels = {
  description: msg`Reason`,
  description_hi: msg`Reason in Hindi`,
  description_or: msg`Reason in Odia`,
  sequence: msg`Place in its list`,
};

type Props = { open: boolean; onClose: () => void; reason?: StaffComplaintReason };

/** Creates or changes a complaint reason. Import it only from lazily loaded modules. */
export function ReasonDialog({ open, onClose, reason }: Props) {
  const { t } = useLingui();
  const title = reason ? t`Change the reason` : t`New reason`;
  return (
    <FormDialog open={open} onClose={onClose} title={title}>
      <ReasonForm reason={reason} onSaved={onClose} />
    </FormDialog>
  );
}

type FormProps = { reason: StaffComplaintReason | undefined; onSaved: () => void };

function ReasonForm({ reason, onSaved }: FormProps) {
  const { t } = useLingui();
  const form = useDraftForm({
    record: reason,
    drafts: reasonDrafts,
    labels,
    send: (change, saved) =>
      saved
        ? saveReason({ id: saved.reason_id, body: { ...change, version: saved.version } })
        : saveReason({ id: undefined, body: { ...emptyReason, ...change } }),
  });
  return (
    <RecordForm
      form={form}
      onSaved={onSaved}
      note={t`Complaints keep the words they were raised with.`}
    >
      <TextInLanguages
        form={form}
        text="description"
        maxLength={MAX_COMPLAINT_REASON_LENGTH}
        required
      />
      <SequenceField form={form} />
    </RecordForm>
  );
}
