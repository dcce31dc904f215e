import { useLingui } from '@lingui/react/macro';
import { toastError } from '@sabuja/ui/toast.ts';
import clsx from 'clsx';
import { LogOut, MapPin, Package, Trash2, UserRound, Wallet } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { SessionUnreachable, SignInPrompt, useLogout, useSession } from '../session/index.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** Layout of the profile area: navigation beside the page, above it on phones. */
export function ProfileScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { isAuthenticated, loading, unreachable } = useSession();
  if (unreachable) return <Unreachable />;
  if (loading) return <ProfileSkeleton />;
  if (!isAuthenticated) {
    return (
      <div className="wrap py-6">
        <h1 className="sr-only">{t`Profile`}</h1>
        <SignInPrompt title={t`User is not authenticated`} />
      </div>
    );
  }
  return (
    <div className="wrap grid grid-cols-1 items-start gap-5 pt-5 pb-10 md:grid-cols-[15rem_1fr] md:gap-8 md:pt-8">
      <ProfileNav />
      <div className="min-w-0 max-w-3xl">{children}</div>
    </div>
  );
}

/** Shown when the session could not be determined because the server is unreachable. */
function Unreachable() {
  const { t } = useLingui();
  useEffect(() => toastError(t`Failed to fetch profile details.`), [t]);
  return (
    <div className="wrap py-6">
      <h1 className="sr-only">{t`Profile`}</h1>
      <SessionUnreachable title={t`Failed to fetch profile details.`} />
    </div>
  );
}

const navItemClass =
  'inline-flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold transition-colors md:w-full md:px-3.5 [&>svg]:size-5 max-sm:[&>svg]:hidden';

function ProfileNav() {
  const { t } = useLingui();
  const logout = useLogout();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const link = ({ isActive }: { isActive: boolean }) =>
    clsx(navItemClass, isActive ? 'bg-leaf-soft text-leaf-deep' : 'text-ink hover:bg-sunk');
  return (
    <nav
      aria-label={t`Profile`}
      className="flex flex-wrap gap-x-1 gap-y-0.5 md:sticky md:top-24 md:flex-col md:rounded-card md:border md:border-line md:bg-surface md:p-2.5"
    >
      <NavLink to={paths.profileInfo()} className={link}>
        <UserRound aria-hidden="true" />
        {t`Profile details`}
      </NavLink>
      <NavLink to={paths.profileAddresses()} className={link}>
        <MapPin aria-hidden="true" />
        {t`My Address`}
      </NavLink>
      <NavLink to={paths.profileWallet()} className={link}>
        <Wallet aria-hidden="true" />
        {t`My Wallet`}
      </NavLink>
      <NavLink to={paths.profileOrders()} className={link}>
        <Package aria-hidden="true" />
        {t`My Orders`}
      </NavLink>
      <NavLink to={paths.deleteAccount()} className={link}>
        <Trash2 aria-hidden="true" />
        {t`Delete Account`}
      </NavLink>
      <button
        type="button"
        disabled={isSigningOut}
        onClick={() => {
          setIsSigningOut(true);
          void logout();
        }}
        className={clsx(navItemClass, 'text-chilli hover:bg-chilli-soft disabled:opacity-55')}
      >
        <LogOut aria-hidden="true" />
        {t`Logout`}
      </button>
    </nav>
  );
}
