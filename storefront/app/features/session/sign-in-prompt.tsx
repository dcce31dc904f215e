import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown where a screen needs a signed-in customer; signing in returns to this page. */
export function SignInPrompt({ title, onLeave }: { title: string; onLeave?: () => void }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <EmptyState icon={<UserRound />} title={title}>
      <Link
        to={paths.auth(pathname + search)}
        onClick={onLeave}
        className={buttonClass('primary', 'md')}
      >
        {t`Sign in`}
      </Link>
    </EmptyState>
  );
}
