import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@sabuja/ui/code-field.tsx';

type Props = { accepts?: 'app' | 'recovery' | 'both'; autoFocus?: boolean };

/** The six digits of the authenticator app, or a recovery code where one is accepted. */
export function AuthenticatorField({ accepts = 'app', autoFocus = true }: Props) {
  const { t } = useLingui();
  const hints = {
    app: t`Six digits from your authenticator app.`,
    recovery: t`One of your recovery codes.`,
    both: t`Six digits from your authenticator app, or one of your recovery codes.`,
  };
  return (
    <CodeField
      label={t`Code`}
      name="code"
      hint={hints[accepts]}
      inputMode={accepts === 'app' ? 'numeric' : 'text'}
      minLength={6}
      maxLength={20}
      required
      autoFocus={autoFocus}
    />
  );
}
