import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { DeviceNameField } from './device-name-field.tsx';
import { refreshDevices } from './device-queries.ts';
import type { Secret } from './secret-dialog.tsx';

type Props = { open: boolean; onClose: () => void; onCreated: (secret: Secret) => void };

/** Creates a one-time code with which another device is enrolled. */
export function CodeDialog({ open, onClose, onCreated }: Props) {
  const { t } = useLingui();
  const create = useMutation({
    mutationFn: async ({ name = '' }: Readonly<Record<string, string>>) => {
      const { code, expires_at } = await api('POST /api/v1/staff/devices/codes', {
        body: { name },
      });
      return { title: t`Code for ${name}`, value: code, expires_at, kind: 'code' } as const;
    },
    onSuccess: onCreated,
    onSettled: refreshDevices,
  });
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(create, onClose)}
      title={t`Enrol another device`}
      description={t`The code is entered on the device within ten minutes. It works once.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(create.mutate)}>
        <DeviceNameField />
        <FormProblem error={create.error} />
        <Button type="submit" size="lg" busy={create.isPending}>
          {t`Create a code`}
        </Button>
      </form>
    </FormDialog>
  );
}
