import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { dropSession } from '../session/index.ts';
import { DeviceNameField } from './device-name-field.tsx';

type Props = { open: boolean; onClose: () => void };

/** Enrols this device and signs the manager out, because pickers and riders use the device from now on. */
export function EnrolDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const enrol = useMutation({
    mutationFn: ({ name = '' }: Readonly<Record<string, string>>) =>
      api('POST /api/v1/staff/devices', { body: { name } }),
    onSuccess: async () => {
      await dropSession();
      await navigate(paths.signInByPin);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(enrol, onClose)}
      title={t`Enrol this device`}
      description={t`Pickers and riders can then sign in here by PIN. You are signed out.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(enrol.mutate)}>
        <DeviceNameField />
        <FormProblem error={enrol.error} />
        <Button type="submit" size="lg" busy={enrol.isPending}>
          {t`Enrol this device`}
        </Button>
      </form>
    </FormDialog>
  );
}
