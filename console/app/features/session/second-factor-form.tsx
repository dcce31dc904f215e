import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { confirmWithPasskey, passkeyObstacle } from '../../lib/passkeys.ts';
import { AuthenticatorField } from './authenticator-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasskeyObstacleNote } from './passkey-obstacle-note.tsx';
import type { SignInStep } from './require-session.ts';
import { useSession } from './session-query.ts';

/** Asks for the second factor: a passkey of the member, a code of the app, or a recovery code. */
export function SecondFactorForm({
  onProved,
}: {
  onProved: (next: SignInStep) => void | Promise<void>;
}) {
  const { t } = useLingui();
  const factors = useSession()?.second_factors ?? [];
  const confirm = useMutation({
    mutationFn: async ({ code = '' }: Readonly<Record<string, string>>) => {
      const { next } = await api('POST /api/v1/staff/session/totp', { body: { code } });
      await onProved(next);
    },
  });
  const obstacle = passkeyObstacle();
  const hasPasskey = factors.includes('passkey');
  const offersPasskey = hasPasskey && obstacle === undefined;
  return (
    <>
      {offersPasskey && (
        <PasskeyButton onUse={async () => onProved(await confirmWithPasskey())}>
          {t`Use a passkey`}
        </PasskeyButton>
      )}
      {hasPasskey && obstacle && <PasskeyObstacleNote obstacle={obstacle} />}
      <form className="grid gap-4" onSubmit={onSubmit(confirm.mutate)}>
        <AuthenticatorField
          accepts={hasPasskey && !factors.includes('totp') ? 'recovery' : 'both'}
          autoFocus={!offersPasskey}
        />
        <FormProblem error={confirm.error} />
        <Button
          type="submit"
          size="lg"
          variant={offersPasskey ? 'outline' : 'primary'}
          busy={confirm.isPending}
        >
          {t`Continue`}
        </Button>
      </form>
    </>
  );
}
