import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { safeNext } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { pageAfter, type SignInStep } from './require-session.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { refreshSession, useSession } from './session-query.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** The second factor of a sign-in. */
export function CodeScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const hasPasskey = useSession()?.second_factors.includes('passkey');
  const title = hasPasskey ? t`Your second factor` : t`Enter your code`;
  usePageTitle(title);
  const goOn = async (step: SignInStep) => {
    await refreshSession();
    await navigate(pageAfter(step, safeNext(params.get('next'))), { replace: true });
  };
  return (
    <SignInPage title={title}>
      <SecondFactorForm onProved={goOn} />
      <SignOutButton>{t`Sign in as someone else`}</SignOutButton>
    </SignInPage>
  );
}
