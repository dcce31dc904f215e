import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

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
