import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '@sabuja/ui/badge.tsx';
import clsx from 'clsx';
import { House, LayoutGrid, Search, ShoppingCart, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCartCount } from '../cart/index.ts';
import { openSearch } from '../search/index.ts';
import { navSectionOf } from './bars.ts';
import { CartLink, ProfileLink } from './nav-links.tsx';

const entryClass = (isCurrent: boolean) =>
  clsx(
    'relative flex h-full min-w-0 flex-col items-center justify-center gap-0.5 text-xs select-none [&>svg]:size-5.5',
    isCurrent ? 'font-bold text-leaf' : 'font-medium text-muted',
  );

/** Bottom navigation with five entries; phones only. */
export function BottomBar() {
  const { t } = useLingui();
  const section = navSectionOf(useLocation().pathname);
  const count = useCartCount();
  const navProps = (isCurrent: boolean) => ({
    className: entryClass(isCurrent),
    'aria-current': isCurrent ? ('page' as const) : undefined,
  });
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--bottom-bar-height) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Link to={paths.home()} {...navProps(section === 'home')}>
        <House aria-hidden="true" />
        <EntryLabel>{t({ message: 'Home', context: 'page' })}</EntryLabel>
      </Link>
      <Link to={paths.categories()} {...navProps(section === 'categories')}>
        <LayoutGrid aria-hidden="true" />
        <EntryLabel>{t`Categories`}</EntryLabel>
      </Link>
      <button type="button" onClick={openSearch} {...navProps(false)}>
        <Search aria-hidden="true" />
        <EntryLabel>{t`Search`}</EntryLabel>
      </button>
      <CartLink {...navProps(false)}>
        <span className="relative">
          <ShoppingCart aria-hidden="true" className="size-5.5" />
          <span className="absolute -top-2 -right-3 size-5">
            <CountBadge count={count} />
          </span>
        </span>
        <EntryLabel>{t`Cart`}</EntryLabel>
      </CartLink>
      <ProfileLink {...navProps(section === 'profile')}>
        <UserRound aria-hidden="true" />
        <EntryLabel>{t`Profile`}</EntryLabel>
      </ProfileLink>
    </nav>
  );
}

/** Label that fits into a fifth of the smallest phone in every language. */
const EntryLabel = ({ children }: { children: ReactNode }) => (
  <span className="max-w-full truncate px-0.5">{children}</span>
);
