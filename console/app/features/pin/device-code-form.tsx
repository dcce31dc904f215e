import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { CodeField } from '@sabuja/ui/code-field.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { clearDevice } from '../../lib/device-session.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

/** Enrols this device with a one-time code from a manager. */
export function DeviceCodeForm() {
  const { t } = useLingui();
  const redeem = useMutation({
    mutationFn: ({ code = '' }: Readonly<Record<string, string>>) =>
      api('POST /api/v1/staff/devices/redeem', { body: { code } }),
    onSuccess: async () => {
      // Enrolling signs out the member who was signed in here.
      await clearDevice().catch(() => {});
      await queryClient().resetQueries();
    },
  });
  return (
    <form className="grid gap-4" onSubmit={onSubmit(redeem.mutate)}>
      <p className="text-muted">
        {t`This device is not enrolled. A manager creates a code in the console, on the page Devices.`}
      </p>
      <CodeField
        label={t`Code of the device`}
        name="code"
        inputMode="text"
        autoComplete="off"
        maxLength={40}
        error={fieldProblem(redeem.error, 'code')}
        required
        autoFocus
      />
      <FormProblem error={redeem.error} fields={['code']} />
      <Button type="submit" size="lg" busy={redeem.isPending}>
        {t`Enrol this device`}
      </Button>
    </form>
  );
}
