import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { openSearch, useSearchOpen } from './search-store.ts';
import { isWideViewport, waitForWideViewport } from './wide-viewport.ts';

const loadOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;
const SearchOverlay = lazyDialog(loadOverlay);
const loadSearchBox = async () => ({ default: (await import('./search-box.tsx')).SearchBox });
const LazySearchBox = lazy(async () => {
  await waitForWideViewport();
  return loadSearchBox();
});
let PreloadedSearchBox: ComponentType | undefined;

/** Fetches the search of wider screens where it is seen at once, so that it comes alive with the page. */
export async function preloadSearch(): Promise<void> {
  if (isWideViewport()) PreloadedSearchBox = (await loadSearchBox()).default;
}

/** Looks like the field and opens the search of a phone. */
export function SearchField() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={openSearch}
      onPointerEnter={() => void loadOverlay()}
      className="flex min-h-12 w-full items-center gap-3 rounded-field bg-surface px-3.5 text-left text-base text-muted"
    >
      <Search aria-hidden="true" className="size-5" />
      {t`Search “chhena poda”`}
    </button>
  );
}

export function SearchIcon({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Search`}
      onClick={openSearch}
      onPointerEnter={() => void loadOverlay()}
      className={clsx(className)}
    >
      <Search aria-hidden="true" className="size-5.5" />
    </IconButton>
  );
}

/** The search of wider screens; on a phone, where style hides it, its code is not fetched. */
export const WideSearch = () => (
  <Suspense>{PreloadedSearchBox ? <PreloadedSearchBox /> : <LazySearchBox />}</Suspense>
);

/** Where the overlay appears; its code is fetched when it is first opened. */
export const SearchOverlayHost = () => <SearchOverlay open={useSearchOpen()} />;
