import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { CartSheet, useCartCount } from '../cart/index.ts';
import { closeSearch, SearchOverlayHost } from '../search/index.ts';
import { hasBottomBar } from './bars.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CartStrip } from './cart-strip.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every page: top bar, footer, and on phones the bars within the thumb. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const count = useCartCount();
  const bar = hasBottomBar(pathname);
  const strip = bar && count > 0;
  useEffect(() => {
    if (pathname) closeSearch();
  }, [pathname]);
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col md:pb-0',
        !bar && 'max-md:pb-20',
        bar && (strip ? 'pb-[calc(var(--bottom-bar-height)+4.5rem)]' : 'pb-(--bottom-bar-height)'),
      )}
    >
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface px-4 py-2 font-[650] text-leaf shadow-float focus:translate-y-0"
      >
        Skip to the page
      </a>
      <TopBar />
      <main id="page" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {bar && <BottomBar />}
      {strip && <CartStrip count={count} />}
      <CartSheet />
      <SearchOverlayHost />
      <ToastRegion />
    </div>
  );
}
