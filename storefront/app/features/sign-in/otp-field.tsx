import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@sabuja/ui/button.tsx';
import { CodeField, type CodeFieldProps } from '@sabuja/ui/code-field.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { resendLabel } from './sign-in-rules.ts';

/** Field of a one-time code; phones fill it in from the SMS. */
export function OtpField(props: Omit<CodeFieldProps, 'label'>) {
  const { t } = useLingui();
  return <CodeField {...props} label={t`One-time code`} placeholder={t`Enter OTP`} />;
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

/** Why the code could not be sent again, if so. */
export const ResendFailure = ({ children }: { children: ReactNode }) =>
  children && (
    <p role="alert" className="text-sm font-medium text-chilli">
      {children}
    </p>
  );
