import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { passkeyObstacle, signInWithPasskey } from '../../lib/passkeys.ts';
import { paths, safeNext } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { pageAfter, type SignInStep } from './require-session.ts';
import { refreshSession } from './session-query.ts';
import { SignInPage } from './sign-in-page.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** Sign-in by e-mail and passphrase, or by passkey alone. */
export function SignInScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  usePageTitle(t`Sign in`);
  const goOn = (step: SignInStep) =>
    navigate(pageAfter(step, safeNext(params.get('next'))), { replace: true });
  const enterByPasskey = async () => {
    const step = await signInWithPasskey();
    await refreshSession();
    await goOn(step);
  };
  const signIn = useMutation({
    mutationFn: async ({ email = '', passphrase = '' }: Readonly<Record<string, string>>) => {
      const body = { email, passphrase };
      const { next } = await api('POST /api/v1/staff/session', { body });
      await refreshSession();
      return next;
    },
    onSuccess: goOn,
  });
  return (
    <SignInPage title={t`Sign in`} description={t`For the people who work in the shop.`}>
      <WaitingNote />
      <form className="grid gap-4" onSubmit={onSubmit(signIn.mutate)}>
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <TextField
          label={t`Passphrase`}
          name="passphrase"
          type="password"
          autoComplete="current-password"
          required
        />
        <FormProblem error={signIn.error} />
        <Button type="submit" size="lg" busy={signIn.isPending}>
          {t`Sign in`}
        </Button>
      </form>
      {passkeyObstacle() === undefined && (
        <PasskeyButton variant="outline" onUse={enterByPasskey}>
          {t`Sign in with a passkey`}
        </PasskeyButton>
      )}
      <Link to={paths.signInByPin} className={buttonClass('ghost')}>
        {t`Sign in by PIN on a shop tablet`}
      </Link>
    </SignInPage>
  );
}
