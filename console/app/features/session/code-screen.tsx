import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { safeNext } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AuthenticatorField } from './authenticator-field.tsx';
import { pageAfter } from './require-session.ts';
import { refreshSession } from './session-query.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The second factor of a sign-in. */
export function CodeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  usePageTitle(t`Enter your code`);
  const confirm = useMutation({
    mutationFn: async ({ code = '' }: Readonly<Record<string, string>>) => {
      const { next } = await api('POST /api/v1/staff/session/totp', { body: { code } });
      await refreshSession();
      return next;
    },
    onSuccess: (step) => navigate(pageAfter(step, safeNext(params.get('next'))), { replace: true }),
  });
  return (
    <SignInPage title={t`Enter your code`}>
      <form className="grid gap-4" onSubmit={onSubmit(confirm.mutate)}>
        <AuthenticatorField acceptsRecovery />
        <FormProblem error={confirm.error} />
        <Button type="submit" size="lg" busy={confirm.isPending}>
          {t`Continue`}
        </Button>
      </form>
      <SignOutButton>{t`Sign in as someone else`}</SignOutButton>
    </SignInPage>
  );
}
