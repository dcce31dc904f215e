import { useLingui } from '@lingui/react/macro';
import { MAX_STAFF_NOTE_LENGTH } from '@sabuja/contract/limits';
import {
  identityProofs,
  privacyChannels,
  privacyKinds,
} from '@sabuja/contract/rules/privacy-requests';
import { addDays, istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { channelLabels, kindLabels, proofLabels } from './privacy-labels.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

type Props = { open: boolean; onClose: () => void; uid: string };

const choose = <T extends string>(values: readonly T[], value: string | undefined, other: T): T =>
  values.find((one) => one === value) ?? other;

/** Records what a customer asks about their data. Import it only from lazily loaded modules. */
export function RecordDialog({ open, onClose, uid }: Props) {
  const { t } = useLingui();
  // Idempotency key: a request that is sent twice is recorded once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const onRecorded = () => {
    setId(crypto.randomUUID());
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Record a request`}
      description={t`The customer gets an SMS or e-mail with its number, and by when we answer.`}
    >
      <RecordForm {...{ id, uid, onRecorded }} />
    </FormDialog>
  );
}

type FormProps = { id: string; uid: string; onRecorded: () => void };

function RecordForm({ id, uid, onRecorded }: FormProps) {
  const { t, i18n } = useLingui();
  const guard = useFormGuard(({ note }) => Boolean(note));
  const record = usePrivacyMutation(
    (fields: FormFields) =>
      api('POST /api/v1/staff/customers/{uid}/privacy-requests', {
        params: { uid },
        body: {
          id,
          kind: choose(privacyKinds, fields.kind, 'EXPORT'),
          channel: choose(privacyChannels, fields.channel, 'PHONE'),
          identity_proof: choose(identityProofs, fields.identity_proof, 'NONE'),
          received_on: fields.received_on ?? '',
          note: fields.note ?? '',
        },
      }),
    onRecorded,
  );
  const today = istDate(new Date());
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit((fields) => record.mutate(fields))}>
      <KindAndChannel />
      <TextField
        label={t`Received on`}
        name="received_on"
        type="date"
        defaultValue={today}
        min={addDays(today, -60)}
        max={today}
        error={fieldProblem(record.error, 'received_on')}
        required
      />
      <Select
        label={t`How it was proven that it is the customer`}
        name="identity_proof"
        hint={t`It can be added later; nothing is carried out before.`}
      >
        {identityProofs.map((proof) => (
          <option key={proof} value={proof}>
            {i18n._(proofLabels[proof])}
          </option>
        ))}
      </Select>
      <TextArea
        label={t`Note`}
        name="note"
        rows={2}
        hint={t`Customers get it with an export of their data.`}
        maxLength={MAX_STAFF_NOTE_LENGTH}
        error={fieldProblem(record.error, 'note')}
      />
      <FormProblem error={record.error} fields={['received_on', 'note']} />
      <Button type="submit" size="lg" busy={record.isPending}>
        {t`Record the request`}
      </Button>
    </form>
  );
}

function KindAndChannel() {
  const { t, i18n } = useLingui();
  return (
    <>
      <Select label={t`Asks for`} name="kind">
        {privacyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(kindLabels[kind])}
          </option>
        ))}
      </Select>
      <Select label={t`How it reached us`} name="channel">
        {privacyChannels.map((channel) => (
          <option key={channel} value={channel}>
            {i18n._(channelLabels[channel])}
          </option>
        ))}
      </Select>
    </>
  );
}
