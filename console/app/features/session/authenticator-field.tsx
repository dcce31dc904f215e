import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@sabuja/ui/code-field.tsx';

/** The six digits of the authenticator app, or a recovery code where one is accepted. */
export function AuthenticatorField({ acceptsRecovery = false }: { acceptsRecovery?: boolean }) {
  const { t } = useLingui();
  return (
    <CodeField
      label={t`Code`}
      name="code"
      hint={
        acceptsRecovery
          ? t`Six digits from your authenticator app, or one of your recovery codes.`
          : t`Six digits from your authenticator app.`
      }
      inputMode={acceptsRecovery ? 'text' : 'numeric'}
      minLength={6}
      maxLength={20}
      required
      autoFocus
    />
  );
}
