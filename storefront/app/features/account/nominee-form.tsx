import { useLingui } from '@lingui/react/macro';
import type { PrivacyChoices } from '@sabuja/contract';
import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { rejectionOf } from '@sabuja/ui/lib/refusal.ts';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { privacyChoicesQuery } from './privacy-choices.ts';

type Props = { uid: string; nominee: PrivacyChoices['nominee']; onDone: () => void };

/** Form for the nominee's name and contact; keeps the typed values if the server rejects them. */
export function NomineeForm({ uid, nominee, onDone }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const [fields, setFields] = useState(nominee ?? { full_name: '', contact: '' });
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/users/{uid}/nominee', { params: { uid }, body: fields }),
    onSuccess: (choices) => {
      client.setQueryData(privacyChoicesQuery(api, uid).queryKey, choices);
      toastSuccess(t`Your nominee is saved.`);
      onDone();
    },
  });
  const reason = save.error
    ? failureMessage(save.error, t`This could not be saved. Please try again.`)
    : undefined;
  const isOfContact = rejectionOf(save.error)?.field === 'contact';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t`Name of the nominee`}
        autoFocus
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={fields.full_name}
        onChange={({ target }) => setFields({ ...fields, full_name: target.value })}
        error={isOfContact ? undefined : reason}
      />
      <TextField
        label={t`Their mobile number or e-mail`}
        autoComplete="off"
        maxLength={254}
        value={fields.contact}
        onChange={({ target }) => setFields({ ...fields, contact: target.value })}
        error={isOfContact ? reason : undefined}
      />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button variant="outline" onClick={onDone}>
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
