import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { SignInPage } from '../session/index.ts';

/** Shown when a page that needs a link was opened without one. */
export function LinkMissing() {
  const { t } = useLingui();
  return (
    <SignInPage
      title={t`This page needs a link`}
      description={t`Open the whole link that the server printed or that you received by e-mail.`}
    >
      <Link to={paths.signIn} className={buttonClass('outline')}>
        {t`Go to the sign-in`}
      </Link>
    </SignInPage>
  );
}
