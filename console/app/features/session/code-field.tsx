import { useLingui } from '@lingui/react/macro';
import { TextField } from '@sabuja/ui/text-field.tsx';

/** The six digits of the authenticator app, or a recovery code where one is accepted. */
export function CodeField({ acceptsRecovery = false }: { acceptsRecovery?: boolean }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Code`}
      name="code"
      hint={
        acceptsRecovery
          ? t`Six digits from your authenticator app, or one of your recovery codes.`
          : t`Six digits from your authenticator app.`
      }
      className="tabular text-title tracking-code"
      inputMode={acceptsRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      minLength={6}
      maxLength={20}
      required
      autoFocus
    />
  );
}
