import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '@sabuja/ui/badge.tsx';
import { iconButtonClass } from '@sabuja/ui/icon-button.tsx';
import clsx from 'clsx';
import { House, ShoppingCart, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCartCount } from '../cart/index.ts';
import { LanguageIcon } from '../language/index.ts';
import { SearchField, SearchIcon, WideSearch } from '../search/index.ts';
import { Brand, DeliveryPromise } from './brand.tsx';
import { CartLink, ProfileLink } from './nav-links.tsx';

export function TopBar() {
  const isHome = useLocation().pathname === '/';
  return (
    <header
      className={clsx(
        // In a low window the bar scrolls away, to leave more space for the page.
        'on-deep low:static! sticky z-30 bg-deep pt-[env(safe-area-inset-top)] text-on-deep',
        // On Home, on phones the brand scrolls away and the search field stays.
        isHome ? '-top-17 md:top-0' : 'top-0',
      )}
    >
      <div
        className={clsx(
          'wrap flex items-center gap-2 md:h-18 md:gap-5',
          isHome ? 'h-17' : 'h-(--bar-height)',
        )}
      >
        <div className="min-w-0 flex-1 md:max-w-2/5 md:flex-none">
          <Brand />
          <DeliveryPromise className={isHome ? undefined : 'max-md:hidden'} />
        </div>
        <div className="hidden flex-1 justify-center md:flex">
          <WideSearch />
        </div>
        <Icons isHome={isHome} />
      </div>
      {isHome && (
        <div className="wrap pb-3 md:hidden">
          <SearchField />
        </div>
      )}
    </header>
  );
}

function Icons({ isHome }: { isHome: boolean }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Shop`}
      // The maximum width lets four icons and the brand fit a phone of 320 px at every text size.
      className="flex items-center *:w-[min(var(--spacing-touch),14vw)] md:gap-1"
    >
      {!isHome && <SearchIcon className="md:hidden" />}
      {!isHome && (
        <Link
          to={paths.home()}
          aria-label={t({ message: 'Home', context: 'page' })}
          className={iconButtonClass}
        >
          <House aria-hidden="true" className="size-5.5" />
        </Link>
      )}
      {/* On phones, only Home has room for the language icon. */}
      <LanguageIcon className={clsx(!isHome && 'max-md:hidden')} />
      <ProfileLink aria-label={t`Profile`} className={iconButtonClass}>
        <UserRound aria-hidden="true" className="size-5.5" />
      </ProfileLink>
      <CartIcon />
    </nav>
  );
}

function CartIcon() {
  const { t } = useLingui();
  const count = useCartCount();
  const label =
    count === 0 ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`;
  return (
    <CartLink aria-label={label} className={iconButtonClass}>
      <ShoppingCart aria-hidden="true" className="size-5.5" />
      <CountBadge count={count} />
    </CartLink>
  );
}
