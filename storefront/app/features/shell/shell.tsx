import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { ToastRegion } from '@sabuja/ui/toast-region.tsx';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CartSheet, useCartCount } from '../cart/index.ts';
import { AccountLanguage, LanguageOffer } from '../language/index.ts';
import { closeSearch, SearchOverlayHost } from '../search/index.ts';
import { hasCartStrip, hasStripAboveButton } from './bars.ts';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';
import { PhoneOnly } from './phone-only.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { usePreloadToaster } from './use-preload-toaster.ts';

const CartStrip = lazyComponent(async () => (await import('./cart-strip.tsx')).CartStrip, {
  isOptional: true,
});

/** Frame of every page: top bar, footer, and on phones the strip of a cart that is not empty. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const mayShowStrip = hasCartStrip(pathname);
  const isAboveButton = hasStripAboveButton(pathname);
  const showsStrip = useCartCount() > 0 && (mayShowStrip || isAboveButton);
  useFocusHeading();
  usePreloadToaster();
  // Closes the search on leaving a page, not on arriving: a click replayed after hydration may have opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the page changes
  useEffect(() => closeSearch, [pathname]);
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col md:pb-0',
        (showsStrip || !mayShowStrip) &&
          (showsStrip && isAboveButton ? 'max-md:pb-[9.5rem]' : 'max-md:pb-[5rem]'),
      )}
    >
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface px-4 py-2 font-semibold text-leaf shadow-float focus:translate-y-0"
      >
        {t`Skip to the page`}
      </a>
      <TopBar />
      <main id="page" tabIndex={-1} className="flex-1 outline-none">
        <Notices />
        {children}
      </main>
      <Footer />
      {showsStrip && (
        <PhoneOnly>
          <CartStrip isAboveButton={isAboveButton} />
        </PhoneOnly>
      )}
      <CartSheet />
      <SearchOverlayHost />
      <AccountLanguage />
      <LanguageOffer />
      <ToastRegion />
    </div>
  );
}
