import { useLingui } from '@lingui/react/macro';
import type { Passkey } from '@sabuja/contract';
import { MAX_PASSKEY_NAME_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { refreshPasskeys } from './passkeys-query.ts';

type Props = { open: boolean; onClose: () => void; passkey: Passkey };

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ open, onClose, passkey: { id, name } }: Props) {
  const { t } = useLingui();
  const rename = useMutation({
    mutationFn: async (fields: Readonly<Record<string, string>>) => {
      const body = { name: fields.name ?? '' };
      await api('PATCH /api/v1/staff/passkeys/{id}', { params: { id }, body });
      await refreshPasskeys();
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog open={open} onClose={onClose} title={t`Rename the passkey`}>
      <form className="grid gap-4" onSubmit={onSubmit(rename.mutate)}>
        <TextField
          label={t`Name`}
          name="name"
          defaultValue={name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          pattern=".*\S.*"
          required
          autoFocus
        />
        <FormProblem error={rename.error} />
        <Button type="submit" size="lg" busy={rename.isPending}>
          {t`Save`}
        </Button>
      </form>
    </FormDialog>
  );
}
