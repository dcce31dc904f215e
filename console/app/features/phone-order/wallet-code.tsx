import { useLingui } from '@lingui/react/macro';
import type { Estimate, StaffCustomer } from '@sabuja/contract';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = { customer: StaffCustomer; estimate: Estimate | undefined };

/** The code with which the caller allows paying this amount from the wallet; another amount needs another code. */
export function WalletCode({ customer: { uid, phone }, estimate }: Props) {
  const { t } = useLingui();
  const estimation_id = estimate?.estimation_id ?? '';
  const request = { params: { uid }, body: { estimation_id } };
  const send = useMutation({
    mutationFn: () => api('POST /api/v1/staff/customers/{uid}/wallet-code', request),
  });
  const confirm = useMutation({
    mutationFn: (otp: string) =>
      api('POST /api/v1/staff/customers/{uid}/wallet-code/validate', {
        params: { uid },
        body: { estimation_id, otp },
      }),
  });
  if (!estimate) {
    return (
      <p className="text-muted">{t`The code is sent for the amount: complete the order first.`}</p>
    );
  }
  const amount = formatRupees(estimate.final_amount);
  if (confirm.isSuccess) {
    return (
      <Alert tone="leaf" role="status">
        {t`The customer allowed ${amount} to be taken from the wallet. A change of the order needs another code.`}
      </Alert>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {send.isSuccess ? t`Send the code again` : t`Send a code for ${amount} to ${phone}`}
      </Button>
      <FormProblem error={send.error} />
      {send.isSuccess && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={onSubmit(({ otp = '' }) => confirm.mutate(otp))}
        >
          <TextField
            label={t`Code that the caller reads out`}
            name="otp"
            inputMode="numeric"
            autoComplete="off"
            maxLength={OTP_DIGITS}
            autoFocus
            required
            error={fieldProblem(confirm.error, 'otp')}
          />
          <Button type="submit" busy={confirm.isPending}>{t`Confirm`}</Button>
          <FormProblem error={confirm.error} fields={['otp']} />
        </form>
      )}
    </div>
  );
}
