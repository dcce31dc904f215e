import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@sabuja/ui/button.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import clsx from 'clsx';
import { resendLabel } from './sign-in-rules.ts';

/** Field of a one-time code; phones fill it in from the SMS. */
export function OtpField({ className, ...rest }: Omit<TextFieldProps, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...rest}
      label={t`One-time code`}
      placeholder={t`Enter OTP`}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={clsx('tabular tracking-code placeholder:tracking-normal', className)}
    />
  );
}

/** Button that resends the code, enabled after `left` seconds. */
export function ResendButton({
  left,
  className,
  disabled,
  ...rest
}: ButtonProps & { left: number }) {
  const { t } = useLingui();
  return (
    <Button
      {...rest}
      variant="ghost"
      className={clsx('tabular', className)}
      disabled={left > 0 || disabled}
    >
      {t(resendLabel(left))}
    </Button>
  );
}
